// Compiles as ever, but for one file: there an edit switches a guard off. What is edited is what Jest loads; no file is.
const { createTransformer } = require('@swc/jest');

module.exports = {
  createTransformer({ guard, ...options }) {
    const plain = createTransformer(options);
    const edited = (text, file) => (file.endsWith(`/${guard.file}`) ? withoutGuard(text, guard) : text);
    return {
      ...plain,
      process: (text, file, how) => plain.process(edited(text, file), file, how),
      getCacheKey: (text, file, how) => plain.getCacheKey(edited(text, file), file, how),
    };
  },
};

function withoutGuard(text, { name, off }) {
  return off.reduce((before, [from, to]) => {
    if (before.split(from).length !== 2)
      throw new Error(`"${name}" cannot be switched off: its text is not there once`);
    return before.replace(from, () => to);
  }, text);
}
