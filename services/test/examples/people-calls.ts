import {
  accountRoutes,
  candidatesRoutes,
  inquiriesRoutes,
  messagesRoutes,
  newsletterRoutes,
  personsRoutes,
  secondFactorRoutes,
  signInRoutes,
  usersRoutes,
} from '@northlight/contracts/routes';
import type { ExampleCalls } from './example-calls.js';

/** Visitors write, and are answered; somebody asks for a franchise. */
export async function write(calls: ExampleCalls): Promise<void> {
  const { sendMessage, listMessages, countMessages, sendAnswer, noteAnswer } = messagesRoutes;
  const { id } = await calls.one(sendMessage, 'visitor');
  await calls.all([listMessages, countMessages], 'desk');
  await calls.all([sendAnswer, noteAnswer], 'desk', { params: { id } });
  await calls.one(newsletterRoutes.subscribe, 'visitor');
  const { id: inquiry } = await calls.one(candidatesRoutes.sendInquiry, 'maya');
  await calls.one(candidatesRoutes.listMyInquiries, 'maya');
  const { changeInquiryStatus, generateAccess, listInquiries } = inquiriesRoutes;
  await calls.all([changeInquiryStatus, generateAccess], 'admin', { params: { id: `${inquiry}` } });
  await calls.one(listInquiries, 'admin');
  await tellOfSite(calls);
}

async function tellOfSite(calls: ExampleCalls): Promise<void> {
  const { inquiryId } = calls.crowd;
  const body = { franchiseInquiryId: inquiryId };
  const { submitDetails, updateDetails, showCandidateDetails, showApplicant, listCandidateFiles } = candidatesRoutes;
  const { id } = await calls.one(submitDetails, 'frank', { body });
  await calls.one(updateDetails, 'frank', { body, params: { id: `${id}` } });
  const named = { params: { inquiryId: `${inquiryId}` } };
  await calls.all([showCandidateDetails, showApplicant, listCandidateFiles], 'frank', named);
  const { completeDetails, showInquiry } = inquiriesRoutes;
  await calls.all([completeDetails, showInquiry], 'admin', { params: { id: `${inquiryId}` } });
}

/** Accounts are made, shown and changed; a person is found, told and forgotten. */
export async function keepAccounts(calls: ExampleCalls): Promise<void> {
  const { showMe, showAccount, listSessions, updateMe, exportData, resendVerification, changeEmail } = accountRoutes;
  await calls.all([showMe, showAccount, listSessions, updateMe, exportData, resendVerification], 'maya');
  const { beginPasskey, beginAuthenticator, showSecondFactor } = secondFactorRoutes;
  const own = { currentPassword: 'Lantern77', code: undefined };
  await calls.all([beginPasskey, beginAuthenticator, showSecondFactor, changeEmail], 'maya', { body: own });
  const { register, signIn, forgotPassword, beginPasskeySignIn, showSetupStatus, signOut } = signInRoutes;
  await calls.one(register, 'visitor', { body: { username: 'other', email: 'other@example.com' } });
  await calls.one(signIn, 'visitor', { body: { username: 'other' } });
  await calls.all([forgotPassword, beginPasskeySignIn, showSetupStatus, signOut], 'visitor');
  const { items } = await calls.one(usersRoutes.listUsers, 'admin', { query: { search: 'eve' } });
  const { changeUser, grantPlan, sendResetLink } = usersRoutes;
  const id = `${items[0]?.id}`;
  await calls.all([changeUser, grantPlan, sendResetLink], 'admin', { params: { id } });
  const { findPerson, tellPerson, erasePerson } = personsRoutes;
  await calls.one(findPerson, 'admin', { lacks: ['name', 'status'] });
  await calls.all([tellPerson, erasePerson], 'admin', { body: { whom: `#${id}` } });
}
