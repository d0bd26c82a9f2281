// Makes jsdom's getComputedStyle know the properties that queries and clicks ask for, and no others: whether an element is
// shown, read out and clickable. jsdom would match every rule of every style sheet against every element of a page, after
// each change of it, and work out twenty colors: more than half of what the specs of pages cost.
const { createRequire } = require('node:module');

/** What jsdom itself takes, in the version that the environment of the specs has. */
const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const ofJsdom = createRequire(ofEnvironment.resolve('jsdom'));
const { CSSStyleDeclaration } = ofJsdom('cssstyle');
const cssom = ofJsdom('rrweb-cssom');
const rules = ofEnvironment('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { matchesDontThrow } = ofEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
const defaultStyleSheet = ofEnvironment('jsdom/lib/jsdom/browser/default-stylesheet.js');

const properties = ['display', 'visibility', 'pointer-events', 'user-select', 'content'];

const resolved = rules.propertiesWithResolvedValueImplemented;
for (const name of Object.keys(resolved)) if (!properties.includes(name)) delete resolved[name];

const isScreen = ({ media }) => !media || Array.prototype.includes.call(media, 'screen');
const flat = (rule) => (rule.media ? [...rule.cssRules] : [rule]);
const isAsked = ({ style }) => style && properties.some((name) => style.getPropertyValue(name) !== '');

/** The rules of a sheet that say something of those properties, as long as the sheet has no more rules. */
const known = new WeakMap();

function askedRules(sheet) {
  const before = known.get(sheet);
  if (before && before.count === sheet.cssRules.length) return before.asked;
  const asked = [...sheet.cssRules].filter(isScreen).flatMap(flat).filter(isAsked);
  known.set(sheet, { count: sheet.cssRules.length, asked });
  return asked;
}

const defaults = askedRules(cssom.parse(defaultStyleSheet));

function declarationOf(element) {
  const declaration = new CSSStyleDeclaration();
  const apply = (style) => {
    for (const name of properties) {
      const value = style.getPropertyValue(name);
      if (value === 'unset') declaration.removeProperty(name);
      else if (value !== '') declaration.setProperty(name, value, style.getPropertyPriority(name));
    }
  };
  const sheets = element._ownerDocument.styleSheets._list.flatMap(askedRules);
  for (const rule of [...defaults, ...sheets]) if (matchesDontThrow(element, rule.selectorText)) apply(rule.style);
  apply(element.style);
  return declaration;
}

/** As jsdom has it: the last rule that matches counts, and what is known is forgotten when the document changes. */
rules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const before = document._styleCache.get(element);
  if (before) return before;
  const declaration = declarationOf(element);
  document._styleCache.set(element, declaration);
  return declaration;
};
