import type { NextFunction, Request, Response } from 'express';
import { Refusal } from '../kernel/refusal.js';

const limits = { depth: 32, keys: 1_000 } as const;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The gate before every DTO (reliability.md rule 8): a body is an object, not too deep, not too wide, and every text
 * in it is real text that PostgreSQL can hold.
 * @throws {Refusal} BAD_REQUEST
 */
export function inputGate(request: Request, _response: Response, next: NextFunction): void {
  checkAddress(request.originalUrl);
  const body: unknown = request.body;
  if (body !== undefined) {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('BAD_REQUEST');
    checkTree(body);
  }
  next();
}

function checkAddress(address: string): void {
  try {
    for (const part of address.split(/[/?&=]/)) checkText(decodeURIComponent(part.replaceAll('+', ' ')));
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}

function checkTree(root: object): void {
  let level: unknown[] = [root];
  let keys = 0;
  for (let depth = 0; level.length > 0; depth++) {
    const entries = level.flatMap(childrenOf);
    keys += entries.length;
    if (depth > limits.depth || keys > limits.keys) throw new Refusal('BAD_REQUEST');
    level = entries.map(checkedEntry);
  }
}

const childrenOf = (node: unknown): [string, unknown][] =>
  typeof node === 'object' && node !== null ? Object.entries(node) : [];

function checkedEntry([key, value]: [string, unknown]): unknown {
  if (forbiddenKeys.has(key)) throw new Refusal('BAD_REQUEST');
  checkText(key);
  if (typeof value === 'string') checkText(value);
  return value;
}

function checkText(text: string): void {
  if (text.includes('\u0000') || !text.isWellFormed()) throw new Refusal('BAD_REQUEST');
}
