import { Module } from '@nestjs/common';
import { FrontendsWebModule } from '../../contexts/frontends/frontends-web.module.js';
import { WaitingRoomsWebModule } from '../../contexts/waiting-rooms/index.js';
import { SettingsModule } from '../../platform/config/settings.module.js';

/** The web process: the document of every page, and the files behind it. Needs no database to answer. */
@Module({ imports: [SettingsModule, FrontendsWebModule, WaitingRoomsWebModule] })
export class WebModule {}
