import { Controller, Get, Header } from '@nestjs/common';
import { standInPath, standInScript } from './shell-stand-in.js';

/** The script that finds another shell. A document names its hash: an older copy would not run. */
@Controller()
export class ShellStandInController {
  @Get(standInPath)
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  @Header('X-Content-Type-Options', 'nosniff')
  script(): string {
    return standInScript;
  }
}
