// Entry of all commands: `main.ts <command> [options]`. Each command lives in commands/<command>.ts.
// Exit codes: 0 = fine, 1 = it found something wrong, 2 = the call was wrong.
const [command = ''] = process.argv.slice(2);
process.stderr.write(`orrery: no command "${command}"\n`);
process.exitCode = 2;
