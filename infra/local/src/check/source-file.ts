export interface SourceFile {
  /** From the root of the clone, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** What a file does against a rule, each as a sentence that follows the file's name. */
export type Rule = (file: SourceFile) => string[];

export const isSource = (path: string): boolean => /(^|\/)src\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts');

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}(),])\/\/.*$/gm, '$1');
}
