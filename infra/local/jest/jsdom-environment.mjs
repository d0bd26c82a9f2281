// first: jsdom takes the functions that it replaces
import './visibility-styles.cjs';
import JsdomEnvironment from '@northlight/front-tools/jest-environment';

export default JsdomEnvironment;
