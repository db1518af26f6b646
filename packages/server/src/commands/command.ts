// What a command is: a function from its arguments to an exit code.

/** `script` is the file this program runs from: worker threads and child processes start from it too. */
export type Command = (args: readonly string[], script: URL) => Promise<number>;
