import { expect, it } from '@jest/globals';
import { ClockSteps } from './clock-steps.js';

it('a clock that is set back, or goes on in a sleep, has made a step; one that goes has not', () => {
  let [time, passed] = [1_000_000, 0];
  const steps = new ClockSteps(
    () => time,
    () => passed,
  );
  const goes = (byTheClock: number, truly: number) => {
    time += byTheClock;
    passed += truly;
    return steps.look();
  };
  expect(goes(5_000, 5_000)).toBe(0);
  expect(goes(-7_195_000, 5_000)).toBe(-7_200_000);
  expect(goes(5_000, 5_000)).toBe(0);
  expect(goes(259_205_000, 5_000)).toBe(259_200_000);
});
