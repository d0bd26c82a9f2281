/**
 * Runs in the page from its first moment and keeps in `window.seen`: the first and the largest paint, shifts outside of
 * interactions in their worst five seconds, and the slowest interaction. Text, because it is the browser's, not Node's.
 */
export const observe = `(() => {
  const seen = (window.seen = { fcp: 0, lcp: 0, cls: 0, inp: 0 });
  const on = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  let burst = { first: 0, last: 0, sum: 0 };
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const goesOn = startTime - burst.last < 1000 && startTime - burst.first < 5000;
    burst = { first: goesOn ? burst.first : startTime, last: startTime, sum: (goesOn ? burst.sum : 0) + value };
    seen.cls = Math.max(seen.cls, burst.sum);
  });
  on('event', ({ interactionId, duration }) => {
    if (interactionId) seen.inp = Math.max(seen.inp, duration);
  }, { durationThreshold: 16 });
})();`;
