package records

import (
	"errors"

	"ketword/app/internal/smalljson"
	"ketword/internal/format"
)

// Every stored value stands in an envelope: {"v":1,"data":…}.

// version is the schema of what is stored now. Each older one has a migration.
const version = 1

// ErrNewer tells that a stored value was written by a newer program.
var ErrNewer = errors.New("written by a newer version")

// migration turns data of one version into data of the next.
type migration func(smalljson.Raw) (smalljson.Raw, error)

// migrations[i] turns data of version i+1 into data of version i+2.
var migrations = [version - 1]migration{}

// Seal writes a value, as [smalljson.Marshal] does, in the envelope of this version.
func Seal(value any) string {
	return format.Text(`{"v":%d,"data":%s}`, version, smalljson.Marshal(value))
}

// Unseal reads a value of this version or an older one, as [smalljson.Unmarshal]
// does. The error is [ErrNewer], a [*smalljson.SyntaxError], or tells what is wrong
// with the value.
func Unseal(stored string, value any) error {
	var v int
	var data smalljson.Raw
	err := smalljson.Unmarshal(stored, smalljson.Object{{Name: "v", Value: &v}, {Name: "data", Value: &data}})
	switch {
	case err != nil:
		return err
	case v > version:
		return ErrNewer
	case v < 1:
		return format.Error("version %d", v)
	}
	data, err = migrate(data, migrations[v-1:])
	if err != nil {
		return err
	}
	return data.Read(value)
}

// migrate takes data through the steps in their order.
func migrate(data smalljson.Raw, steps []migration) (smalljson.Raw, error) {
	for _, step := range steps {
		var err error
		if data, err = step(data); err != nil {
			return "", err
		}
	}
	return data, nil
}
