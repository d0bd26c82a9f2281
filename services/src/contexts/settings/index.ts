export { HouseSettingsModule } from './settings.module.js';
