export { openSandbox, type Sandbox, type SandboxOptions } from './sandbox.js';
