export { tillPersonalData } from './persistence/personal-data.js';
export { TillModule, tillMigrations } from './till.module.js';
