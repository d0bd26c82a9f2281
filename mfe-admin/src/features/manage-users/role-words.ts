import { texts } from '../../texts/manage-users.ts';

const words: Readonly<Record<string, string>> = { desk: texts.desk, ops: texts.operations, deployer: texts.deployer };

/** What somebody works as, for people. */
export const roleWord = (role: string): string => words[role] ?? role;
