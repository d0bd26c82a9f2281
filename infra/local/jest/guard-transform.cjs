// Compiles as ever, but for one file: a guard is switched off in its text. What is changed is what Jest loads; no file is.
const { createTransformer } = require('./shared-transform.cjs');

module.exports = {
  createTransformer({ mutant, ...options }) {
    const plain = createTransformer(options);
    const changed = (text, file) => (file.endsWith(`/${mutant.file}`) ? mutant.text : text);
    return {
      ...plain,
      process: (text, file, how) => plain.process(changed(text, file), file, how),
      getCacheKey: (text, file, how) => plain.getCacheKey(changed(text, file), file, how),
    };
  },
};
