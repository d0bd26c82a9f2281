export { {{Room}}Module, {{roomCamel}}Migrations } from './{{room}}.module.js';
