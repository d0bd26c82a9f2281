const two = (part: number) => String(part).padStart(2, '0');

/** Milliseconds as a clock that runs down: "14:32", and "1:14:32" above an hour. It says 0:00 at the end, not before. */
export const leftText = (ms: number): string => {
  const seconds = Math.ceil(Math.max(0, ms) / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};
