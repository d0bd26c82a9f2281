let isForPrograms = false;

/** From now on a program reads the answer: what is said to people goes beside it, to the error output. */
export const answerPrograms = (): void => {
  isForPrograms = true;
};

/** Says a line to whoever gave the command. */
export const say = (line: string): void => (isForPrograms ? console.error(line) : console.log(line));
