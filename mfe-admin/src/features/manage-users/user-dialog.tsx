import { type ChangeUserDto, type ManagedUserView, type StaffRole, staffRoles } from '@northlight/contracts';
import { Button, Notice, Quiet, Row, Stack } from '@northlight/site-kit';
import { CheckboxField, Dialog } from '@northlight/site-kit/ui';
import { type FormEvent, useId, useState } from 'react';
import { momentDay } from '../../format/moments.ts';
import { useMemberships } from '../../queries/memberships.ts';
import { texts } from '../../texts/manage-users.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { planText } from './plan-words.ts';
import { roleWord } from './role-words.ts';
import { useChangeUser, useResetFactor, useResetLink } from './use-users.ts';

interface UserDialogProps {
  readonly user: ManagedUserView;
  readonly onClose: () => void;
}

const may: Readonly<Record<StaffRole, string>> = {
  desk: texts.sellsTicketsChecksGuests,
  ops: texts.opensAndClosesSlotsChanges,
  deployer: texts.promotesAndRollsBack,
};

/** What somebody may do here, and whether they may come in at all. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const form = useId();
  const [before] = useState(rightsOf(user));
  const [rights, setRights] = useState(before);
  const { change, isBusy, problem } = useChangeUser(user, onClose);
  const { plans = [] } = useMemberships();
  const [isPlanOpen, setPlanOpen] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) change(changedIn(rights, before));
  };
  const toggle = (role: StaffRole, isOn: boolean) =>
    setRights({ ...rights, roles: staffRoles.filter((one) => (one === role ? isOn : rights.roles.includes(one))) });
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={form} isBusy={isBusy} busyText={texts.saving}>
        {texts.save}
      </Button>
    </Row>
  );
  if (isPlanOpen) return <PlanDialog user={user} plans={plans} onClose={() => setPlanOpen(false)} />;
  return (
    <Dialog isOpen title={user.username} onClose={onClose} footer={buttons}>
      <form id={form} onSubmit={submit} noValidate>
        <Stack>
          <Facts user={user} plan={planText(user.plan, plans)} onPlan={() => setPlanOpen(true)} />
          <CheckboxField
            label={texts.admin}
            hint={texts.canDoEverythingIncludingMake}
            checked={rights.isAdmin}
            onChange={({ target }) => setRights({ ...rights, isAdmin: target.checked })}
          />
          {staffRoles.map((role) => (
            <CheckboxField
              key={role}
              label={roleWord(role)}
              hint={may[role]}
              checked={rights.roles.includes(role)}
              onChange={({ target }) => toggle(role, target.checked)}
            />
          ))}
          <CheckboxField
            label={texts.deactivated}
            hint={texts.signedOutEverywhereAndCant}
            checked={rights.isDeactivated}
            onChange={({ target }) => setRights({ ...rights, isDeactivated: target.checked })}
          />
          {user.hasSecondFactor && <LostApp user={user} />}
          {problem && <Notice tone="bad" title={problem} />}
        </Stack>
      </form>
    </Dialog>
  );
}

interface FactsProps extends Pick<UserDialogProps, 'user'> {
  readonly plan: string;
  readonly onPlan: () => void;
}

function Facts({ user, plan, onPlan }: FactsProps) {
  const { send, isBusy, problem } = useResetLink(user);
  return (
    <Stack $gap="s">
      <p>{user.email}</p>
      <Quiet>{texts.joined({ createdAt: momentDay(user.createdAt), plan })}</Quiet>
      <Row>
        <Button tone="secondary" isSmall onClick={onPlan}>
          {texts.changePlan}
        </Button>
        <Button tone="secondary" isSmall isBusy={isBusy} busyText={texts.sending} onClick={send}>
          {texts.sendPasswordResetLink}
        </Button>
      </Row>
      {problem && <Notice tone="bad" title={problem} />}
    </Stack>
  );
}

/** Told apart from the rights: it happens at once. */
function LostApp({ user }: Pick<UserDialogProps, 'user'>) {
  const { reset, isBusy, problem } = useResetFactor(user);
  return (
    <Stack $gap="s">
      <p>{texts.signingInRequires}</p>
      <Quiet>{texts.verifyThePersonsIdentityBefore}</Quiet>
      <Row>
        <Button tone="secondary" isSmall isBusy={isBusy} busyText={texts.resetting} onClick={reset}>
          {texts.resetAppAndPasskeys}
        </Button>
      </Row>
      {problem && <Notice tone="bad" title={problem} />}
    </Stack>
  );
}

const rightsOf = ({ isAdmin, roles, isDeactivated }: ManagedUserView) => ({
  isAdmin,
  roles: staffRoles.filter((role) => roles.includes(role)),
  isDeactivated,
});

/** What was changed here: what others have set meanwhile stays. */
const changedIn = (rights: ReturnType<typeof rightsOf>, before: ReturnType<typeof rightsOf>): ChangeUserDto => ({
  ...(rights.isAdmin === before.isAdmin ? {} : { isAdmin: rights.isAdmin }),
  ...(rights.roles.join() === before.roles.join() ? {} : { roles: rights.roles }),
  ...(rights.isDeactivated === before.isDeactivated ? {} : { isDeactivated: rights.isDeactivated }),
});
