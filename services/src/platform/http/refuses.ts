import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { type ErrorCode, errorCatalogue } from '@northlight/contracts';

/** Says in the API's description how a route may refuse, by the codes of the catalogue. */
export function Refuses(...codes: readonly ErrorCode[]) {
  const statuses = [...new Set(codes.map((code) => errorCatalogue[code][0]))];
  return applyDecorators(...statuses.map((status) => ApiResponse({ status, description: told(codes, status) })));
}

const told = (codes: readonly ErrorCode[], status: number): string =>
  codes
    .filter((code) => errorCatalogue[code][0] === status)
    .map((code) => `${code}: ${errorCatalogue[code][1]}`)
    .join('\n\n');
