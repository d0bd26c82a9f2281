/** Every wait of a decision on its way into the log, in its order. */
export const faultPoints = [
  'before-read',
  'after-read',
  'before-append',
  'before-projection',
  'before-companions',
  'before-commit',
  'commit-sent',
  'after-commit',
  'before-flush',
  'before-finding-out',
] as const;
/** Both sides of a call to another service, such as a payment gateway: what it did is not written down yet. */
export const callFaultPoints = ['before-call', 'after-call'] as const;
export type FaultPoint = (typeof faultPoints)[number] | (typeof callFaultPoints)[number];

const allPoints: readonly FaultPoint[] = [...faultPoints, ...callFaultPoints];

/** What happens there: the process dies, stands still until it is woken, something throws, or the connection breaks. */
const faultActions = ['kill', 'stop', 'throw', 'cut'] as const;
type FaultAction = (typeof faultActions)[number];

interface Fault {
  readonly point: string;
  readonly action: FaultAction;
  passesLeft: number;
}

/**
 * Faults that test runs plant; everywhere else there are none. FAULT=before-append:kill, or several:
 * before-append:cut:3,after-commit:throw. The number says at which pass, 1 is the first; each happens once.
 */
export class Faults {
  private readonly planted: Fault[];

  constructor(text = '') {
    this.planted = text.split(',').filter(Boolean).map(faultOf);
  }

  /** A point is passed. @param cut breaks the connection to the database, and throws what that leads to */
  async at(point: FaultPoint, cut?: () => never): Promise<void> {
    for (const fault of this.planted) {
      if (fault.point === point && --fault.passesLeft === 0) await happen(fault.action, cut);
    }
  }
}

function faultOf(text: string): Fault {
  const [point = '', action = '', pass = '1'] = text.split(':');
  if (!allPoints.includes(point as FaultPoint) || ![...faultActions].includes(action as FaultAction))
    throw new Error(`${text} is no fault: points are ${allPoints.join(', ')}, actions ${faultActions.join(', ')}`);
  return { point, action: action as FaultAction, passesLeft: Number(pass) };
}

async function happen(action: FaultAction, cut?: () => never): Promise<void> {
  if (action === 'cut') cut?.();
  if (action === 'throw') throw new Error('A planted fault');
  if (action === 'stop') process.kill(process.pid, 'SIGSTOP');
  if (action !== 'kill') return;
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
}
