#!/usr/bin/env node
import { runFront } from './run-front.js';

process.exitCode = await runFront(process.argv.slice(2));
