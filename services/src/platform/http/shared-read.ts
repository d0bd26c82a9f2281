import { applyDecorators, Header } from '@nestjs/common';
import { Public } from './access.js';

/**
 * A read that everybody shares: kept by caches, asked again every time. The ETag is the answer's hash, so a write is
 * visible to the next read of anybody, and an unchanged answer costs a 304 (architecture.md, wire contract).
 */
export const SharedRead = () =>
  applyDecorators(Public(), Header('Cache-Control', 'public, max-age=0, must-revalidate'));
