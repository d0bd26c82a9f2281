import { projection, type Recorded } from '@northlight/event-store';
import type { Db } from '@northlight/event-store/rows';
import type { SubscriptionActivated, SubscriptionEvent, SubscriptionRenewed } from '../domain/subscription.events.js';
import { userIdIn } from '../domain/subscription-id.js';

/** The plan of each account and its receipts. Rebuild: npm run projections -- rebuild subscriptions */
export const subscriptions = projection<SubscriptionEvent>('subscriptions', {
  tables: ['subscriptions.subscriptions', 'subscriptions.receipts'],
  order: 'stream',
  on: {
    SubscriptionStarted: ({ ledger, stream, at, event: { subscription, plan, until } }, db) =>
      db.query(
        `insert into subscriptions.subscriptions (ledger, user_id, id, state, started_at, until, plan, next_plan)
         values ($1, $2, $3, 'started', $4, $5, $6, $6)
         on conflict (user_id, ledger) do update set id = $3, state = 'started', started_at = $4, until = $5,
           plan = $6, next_plan = $6,
           checkout_id = null, gateway_id = null, paid_until = null, grace_until = null,
           credit = 0, credit_pending = 0, credit_open = false`,
        [ledger, userIdIn(stream), subscription, at, until, plan],
      ),
    SubscriptionCheckoutOpened: ({ ledger, stream, event: { checkoutId } }, db) =>
      db.query('update subscriptions.subscriptions set checkout_id = $3 where ledger = $1 and user_id = $2', [
        ledger,
        userIdIn(stream),
        checkoutId,
      ]),
    SubscriptionCheckoutEnded: (recorded, db) => end(recorded, db),
    SubscriptionActivated: async (recorded, db) => {
      await pay(recorded, db);
      await db.query('update subscriptions.subscriptions set gateway_id = $3 where ledger = $1 and user_id = $2', [
        recorded.ledger,
        userIdIn(recorded.stream),
        recorded.event.gatewayId,
      ]);
    },
    SubscriptionRenewed: (recorded, db) => pay(recorded, db),
    PlanChangeScheduled: ({ ledger, stream, event: { plan } }, db) =>
      db.query('update subscriptions.subscriptions set next_plan = $3 where ledger = $1 and user_id = $2', [
        ledger,
        userIdIn(stream),
        plan,
      ]),
    // nothing is asked at the gateway before it is over
    SubscriptionPaused: ({ ledger, stream, event: { until } }, db) =>
      db.query('update subscriptions.subscriptions set until = $3 where ledger = $1 and user_id = $2', [
        ledger,
        userIdIn(stream),
        until,
      ]),
    SubscriptionPauseEnded: ({ ledger, stream, event: { nextPayment } }, db) =>
      db.query('update subscriptions.subscriptions set until = $3 where ledger = $1 and user_id = $2', [
        ledger,
        userIdIn(stream),
        nextPayment,
      ]),
    SubscriptionPaymentFailed: ({ ledger, stream, event: { graceUntil } }, db) =>
      db.query(
        `update subscriptions.subscriptions set state = 'past_due', grace_until = $3 where ledger = $1 and user_id = $2`,
        [ledger, userIdIn(stream), graceUntil],
      ),
    SubscriptionEnded: (recorded, db) => end(recorded, db),
    PlanCreditAdded: ({ ledger, stream, event: { cents } }, db) =>
      db.query(
        `update subscriptions.subscriptions set credit = credit + $3, credit_pending = credit_pending + 1, credit_open = true
         where ledger = $1 and user_id = $2`,
        [ledger, userIdIn(stream), cents],
      ),
    PlanCreditGiven: ({ ledger, stream }, db) =>
      db.query(
        'update subscriptions.subscriptions set credit_pending = credit_pending - 1 where ledger = $1 and user_id = $2',
        [ledger, userIdIn(stream)],
      ),
    PlanCreditClosed: ({ ledger, stream }, db) =>
      db.query(
        `update subscriptions.subscriptions set credit = 0, credit_pending = 0, credit_open = false
         where ledger = $1 and user_id = $2`,
        [ledger, userIdIn(stream)],
      ),
  },
});

const end = ({ ledger, stream }: Pick<Recorded, 'ledger' | 'stream'>, db: Db) =>
  db.query(
    `update subscriptions.subscriptions set state = 'ended', grace_until = null where ledger = $1 and user_id = $2`,
    [ledger, userIdIn(stream)],
  );

const pay = ({ ledger, stream, at, event }: Recorded<SubscriptionActivated | SubscriptionRenewed>, db: Db) =>
  db.query(
    `with paid as (
       insert into subscriptions.receipts (ledger, invoice, user_id, plan, amount, paid_at, paid_until, url, credit)
       values ($1, $3, $2, $4, $5, $6, $7, $8, $9))
     update subscriptions.subscriptions set state = 'active', plan = $4, paid_until = $7, grace_until = null,
       credit = credit - $9
     where ledger = $1 and user_id = $2`,
    [
      ledger,
      userIdIn(stream),
      event.invoice,
      event.plan,
      event.amount,
      at,
      event.paidUntil,
      event.receiptUrl,
      event.credit ?? 0,
    ],
  );
