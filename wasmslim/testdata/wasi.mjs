// Runs the program of WASI that is the first argument.
import fs from "node:fs";
import { WASI } from "node:wasi";

const wasi = new WASI({ version: "preview1", args: ["program"], env: process.env, returnOnExit: true });
const program = await WebAssembly.compile(fs.readFileSync(process.argv[2]));
process.exitCode = wasi.start(await WebAssembly.instantiate(program, { wasi_snapshot_preview1: wasi.wasiImport }));
