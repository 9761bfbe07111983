package friends

import (
	"errors"
	"strings"
)

// Programs export a chat as an archive (.zip), often with megabytes of pictures. Only what tells where the
// chat lies in it is read, as APPNOTE.TXT of PKWARE describes; what the browser can't unpack is refused, such
// as an archive of more than 4 GB.

// ErrArchive means that an archive is damaged, or has no chat.
var ErrArchive = errors.New("no chat in this archive")

// MaxChat is the most bytes of a chat: years of a lively one, without its pictures.
const MaxChat = 100 << 20

// File is a file that is read in parts.
type File struct {
	Size int // in bytes
	Read func(at, size int) ([]byte, error)
}

// Packed says where a chat lies in an archive.
type Packed struct {
	At, Size int  // of its bytes
	Unpacked int  // bytes that it has once it is unpacked, at most [MaxChat]
	Deflated bool // the bytes are compressed by deflate (RFC 1951); otherwise they are the chat
}

// The records of an archive: how they begin, the bytes before their names, and where their numbers are.
const (
	localMark   = "PK\x03\x04"
	localSize   = 30
	localNames  = 26 // lengths of the name and of what follows it
	centralMark = "PK\x01\x02"
	centralSize = 46
	endMark     = "PK\x05\x06"
	endSize     = 22
	maxEnd      = endSize + 1<<16 // with its comment
)

// InArchive returns where the chat lies in a file that is an archive, and false for any other file. The error
// is [ErrArchive], or that of reading.
func InArchive(f File) (p Packed, is bool, err error) {
	start, err := f.part(0, min(len(localMark), f.Size))
	if err != nil || string(start) != localMark && string(start) != endMark {
		return p, false, err
	}
	directory, offset, err := f.directory()
	if err == nil {
		p, err = chatIn(directory)
	}
	if err == nil {
		p.At, err = f.dataAt(offset + p.At)
	}
	if err == nil && p.At+p.Size > f.Size {
		err = ErrArchive
	}
	return p, true, err
}

// part reads a part of the file, which must have it.
func (f File) part(at, size int) ([]byte, error) {
	if at < 0 || size < 0 || at+size > f.Size {
		return nil, ErrArchive
	}
	data, err := f.Read(at, size)
	if err == nil && len(data) != size {
		err = ErrArchive
	}
	return data, err
}

// directory reads the directory of an archive, and returns how far from the start of the file the archive
// starts.
func (f File) directory() (directory []byte, offset int, err error) {
	tail, err := f.part(max(f.Size-maxEnd, 0), min(f.Size, maxEnd))
	if err != nil {
		return nil, 0, err
	}
	end := len(tail) - endSize // of an archive without a comment
	for end >= 0 && string(tail[end:][:len(endMark)]) != endMark {
		end--
	}
	if end < 0 {
		return nil, 0, ErrArchive
	}
	size, start := littleEndian(tail[end+12:][:4]), littleEndian(tail[end+16:][:4])
	at := f.Size - len(tail) + end - size
	directory, err = f.part(at, size)
	return directory, at - start, err
}

// chatIn returns where the chat lies by the directory. At is that of the record before its bytes.
func chatIn(directory []byte) (Packed, error) {
	var names []string
	var all []Packed
	for len(directory) >= centralSize && string(directory[:4]) == centralMark {
		flags, method := littleEndian(directory[8:10]), littleEndian(directory[10:12])
		name := littleEndian(directory[28:30])
		size := centralSize + name + littleEndian(directory[30:32]) + littleEndian(directory[32:34])
		if size > len(directory) {
			return Packed{}, ErrArchive
		}
		const encrypted, stored, deflated = 1, 0, 8
		if flags&encrypted == 0 && (method == stored || method == deflated) {
			names = append(names, string(directory[centralSize:][:name]))
			all = append(all, Packed{
				At: littleEndian(directory[42:46]), Size: littleEndian(directory[20:24]), Unpacked: littleEndian(directory[24:28]), Deflated: method == deflated,
			})
		}
		directory = directory[size:]
	}
	i := ChatNamed(names)
	if i < 0 || all[i].Unpacked > MaxChat {
		return Packed{}, ErrArchive
	}
	return all[i], nil
}

// dataAt returns where the bytes lie that belong to the record at a place.
func (f File) dataAt(at int) (int, error) {
	local, err := f.part(at, localSize)
	if err != nil {
		return 0, err
	}
	if string(local[:len(localMark)]) != localMark {
		return 0, ErrArchive
	}
	return at + localSize + littleEndian(local[localNames:][:2]) + littleEndian(local[localNames+2:][:2]), nil
}

// littleEndian returns the number in a few bytes, the lowest first.
func littleEndian(data []byte) (n int) {
	for i, b := range data {
		n |= int(b) << (8 * i)
	}
	return n
}

// ChatNamed returns which of the files in an archive is the chat, by their names: the text that is named as
// WhatsApp does, otherwise the first text or JSON; -1 if there is none.
func ChatNamed(names []string) int {
	first := -1
	for i, name := range names {
		base, lower := name[strings.LastIndexByte(name, '/')+1:], strings.ToLower(name)
		hidden := strings.HasPrefix(base, ".") // macOS adds files with the names of others behind "._"
		if hidden || !strings.HasSuffix(lower, ".txt") && !strings.HasSuffix(lower, ".json") {
			continue
		}
		if base == "_chat.txt" || strings.HasPrefix(base, "WhatsApp ") {
			return i
		}
		if first < 0 {
			first = i
		}
	}
	return first
}
