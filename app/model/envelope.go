package model

import (
	"encoding/json"
	"errors"
	"fmt"
)

// version is the schema of what is stored now. Each older one has a migration.
const version = 1

// ErrNewer tells that a stored value was written by a newer program.
var ErrNewer = errors.New("written by a newer version")

// envelope is the form of every stored value.
type envelope struct {
	Version int             `json:"v"`
	Data    json.RawMessage `json:"data"`
}

// migration turns data of one version into data of the next.
type migration func(json.RawMessage) (json.RawMessage, error)

// migrations[i] turns data of version i+1 into data of version i+2.
var migrations = [version - 1]migration{}

// seal writes a value in the envelope of this version.
func seal(value any) string {
	data, err := json.Marshal(value)
	if err != nil {
		panic(fmt.Sprintf("sealing %T: %v", value, err)) // our own types always marshal
	}
	return fmt.Sprintf(`{"v":%d,"data":%s}`, version, data)
}

// unseal reads a value of this version or an older one. The error is
// [ErrNewer], or tells why it can't be read.
func unseal(stored string, value any) error {
	var e envelope
	if err := json.Unmarshal([]byte(stored), &e); err != nil {
		return err
	}
	if e.Version > version {
		return ErrNewer
	}
	if e.Version < 1 {
		return fmt.Errorf("version %d", e.Version)
	}
	data, err := migrate(e.Data, migrations[e.Version-1:])
	if err != nil {
		return err
	}
	return json.Unmarshal(data, value)
}

// migrate takes data through the steps in their order.
func migrate(data json.RawMessage, steps []migration) (json.RawMessage, error) {
	for _, step := range steps {
		var err error
		if data, err = step(data); err != nil {
			return nil, err
		}
	}
	return data, nil
}
