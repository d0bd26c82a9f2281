import { IsInt, Max, Min } from 'class-validator';

const seats = { message: 'Please choose between 1 and 5,000 seats' };

/** Property rule for the seats of a slot. */
export const IsCapacity = (): PropertyDecorator => (target, property) => {
  for (const rule of [Min(1, seats), Max(5_000, seats), IsInt(seats)]) rule(target, property);
};
