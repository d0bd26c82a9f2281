/**
 * Makes films/flight-sim/film.webm again: `npm run film -w @northlight/artwork`, with a Chromium (CHROMIUM, else
 * /usr/bin/chromium), which knows how to encode. The film lies in the repository, because a start has no encoder.
 */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { flightSimFilm } from '../dist/films/flight-sim.js';
import { webmOf } from './webm.mjs';

const film = { width: 960, height: 640, fps: 24, total: 144, bitrate: 260_000 };

/** Runs in the browser: leaves there how one moment of the film is painted. Every motion ends where it began. */
async function prepare({ layers, width, height, total }) {
  const load = (svg) =>
    new Promise((resolve) => {
      const image = new Image();
      image.onload = () => resolve(image);
      image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    });
  const [air, shimmer, cockpit, dial] = await Promise.all(layers.map(load));
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  const all = [0, 0, 1500, 1000];
  const lamp = (near) => {
    pen.globalAlpha = Math.min(1, 0.3 + near * 4);
    for (const side of [-1, 1]) {
      pen.beginPath();
      pen.arc(750 + side * (10 + near * 420), 666 + near * 330, 2.2 + near * 11, 0, 7);
      pen.fill();
    }
  };
  globalThis.paint = (at) => {
    const phase = (2 * Math.PI * at) / total;
    const bank = 0.05 * Math.sin(phase);
    pen.setTransform(width / 1500, 0, 0, height / 1000, 0, 0);
    pen.save();
    pen.translate(750, 660 + 6 * Math.sin(2 * phase));
    pen.rotate(bank);
    pen.scale(1.1, 1.1);
    pen.translate(-750, -660);
    pen.drawImage(air, ...all);
    pen.globalAlpha = 0.5 - 0.5 * Math.cos(phase);
    pen.globalCompositeOperation = 'screen';
    pen.drawImage(shimmer, ...all);
    pen.globalCompositeOperation = 'source-over';
    pen.fillStyle = '#f2fffb';
    for (let nth = 0; nth < 19; nth += 1) lamp(((nth + (((8 * at) / total) % 1)) / 18) ** 2.2);
    pen.restore();
    pen.drawImage(cockpit, ...all);
    pen.translate(590, 914);
    pen.rotate(-2.2 * bank);
    pen.drawImage(dial, -750, -500, 1500, 1000);
    return pen.canvas;
  };
}

/** Runs in the browser: paints one moment after the other and encodes it. */
async function encode({ width, height, fps, total, bitrate }) {
  const frames = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      frames.push({ at: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data: [...data] });
    },
    error: (failure) => console.error(failure),
  });
  encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrate, framerate: fps, latencyMode: 'quality' });
  for (let at = 0; at < total; at += 1) {
    const moment = new VideoFrame(globalThis.paint(at), { timestamp: Math.round((at * 1e6) / fps) });
    encoder.encode(moment, { keyFrame: at % (2 * fps) === 0 });
    moment.close();
  }
  await encoder.flush();
  return frames;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
// only pages of a safe origin may encode
await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
await page.goto('http://localhost/');
const { air, shimmer, cockpit, dial } = flightSimFilm;
await page.evaluate(prepare, { ...film, layers: [air(), shimmer(), cockpit(), dial()] });
const frames = await page.evaluate(encode, film);
await browser.close();
const bytes = webmOf({
  width: film.width,
  height: film.height,
  milliseconds: (film.total * 1000) / film.fps,
  frames: frames.map((frame) => ({ ...frame, data: Buffer.from(frame.data) })),
});
writeFileSync(new URL('flight-sim/film.webm', import.meta.url), bytes);
console.log(`films/flight-sim/film.webm: ${frames.length} pictures, ${Math.round(bytes.length / 1024)} KB`);
