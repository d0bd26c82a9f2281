// In place of `npm ci`, for pipelines and images: the same packages, and none of their scripts but those that are allowed.
import { npmCi } from './npm-ci.mjs';

await npmCi();
