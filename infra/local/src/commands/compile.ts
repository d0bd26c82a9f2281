/** `node infra/local/run.mjs compile`: the compiling itself is done by then; for images and editors. */
export async function main(): Promise<void> {
  console.log('Everything that runs on Node is compiled.');
}
