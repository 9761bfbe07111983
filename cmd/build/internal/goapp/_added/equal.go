package app

import "reflect"

// deepest is how deep a value is compared. Deeper ones, such as rings, are not equal: what has
// them is drawn once more.
const deepest = 100

// equal reports whether reflect.DeepEqual would find two values of one type equal, of the kinds
// that a component can have. Of maps, only the same one is equal to it.
func equal(a, b reflect.Value, depth int) bool {
	all := func(n int, part func(v reflect.Value, i int) reflect.Value) bool {
		for i := range n {
			if !equal(part(a, i), part(b, i), depth+1) {
				return false
			}
		}
		return true
	}
	if depth > deepest {
		return false
	}
	switch kind := a.Kind(); kind {
	case reflect.Bool:
		return a.Bool() == b.Bool()
	case reflect.String:
		return a.String() == b.String()
	case reflect.Float64, reflect.Float32:
		return a.Float() == b.Float()
	case reflect.Struct:
		return all(a.NumField(), reflect.Value.Field)
	case reflect.Array:
		return all(a.Len(), reflect.Value.Index)
	case reflect.Func:
		return a.IsNil() && b.IsNil()
	case reflect.Pointer, reflect.Interface, reflect.Slice, reflect.Map:
		if a.IsNil() || b.IsNil() {
			return a.IsNil() == b.IsNil()
		}
		switch kind {
		case reflect.Interface:
			return a.Elem().Type() == b.Elem().Type() && equal(a.Elem(), b.Elem(), depth+1)
		case reflect.Slice:
			return a.Len() == b.Len() && (a.Pointer() == b.Pointer() || all(a.Len(), reflect.Value.Index))
		case reflect.Pointer:
			return a.Pointer() == b.Pointer() || equal(a.Elem(), b.Elem(), depth+1)
		}
		return a.Pointer() == b.Pointer() // maps that are not the same are drawn once more
	}
	if a.CanInt() {
		return a.Int() == b.Int()
	}
	return a.CanUint() && a.Uint() == b.Uint()
}
