import { type CookieKind, cookieKinds, type StorageKind, siteCookies, storageKinds } from '@northlight/contracts';
import { color, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/privacy.ts';
import { lifeText } from './spans.ts';

const purposes: Readonly<Record<CookieKind, string>> = {
  session: texts.keepsYouSignedIn,
  secondFactor: texts.betweenYourPassword,
  passkey: texts.whileYouUseAPasskey,
  device: texts.tellsUsThatYour,
  candidate: texts.opensTheFranchise,
  position: texts.soThatYouSeeYourOwn,
  visitor: texts.onlyWhileWereTrying,
  preview: texts.onlyOnBrowsers,
  waitingPlace: texts.yourPlaceInAWaitingRoom,
};

/** Of a cookie of which there may be several, how their names begin. */
const nameOf = (kind: CookieKind): string =>
  siteCookies[kind].name.endsWith('-') ? `${siteCookies[kind].name}…` : siteCookies[kind].name;

/** Every cookie of the site by its name, with what it is for and how long a browser keeps it. */
export const CookieList = () => (
  <List>
    {cookieKinds.map((kind) => (
      <div key={kind}>
        <dt>
          <code>{nameOf(kind)}</code>
        </dt>
        <dd>
          {purposes[kind]} {texts.keptFor({ life: lifeText(siteCookies[kind].lifeMs) })}
        </dd>
      </div>
    ))}
  </List>
);

const storage: Readonly<Record<StorageKind, string>> = {
  theme: texts.yourChoiceOfLight,
  cart: texts.yourCartUntil,
  drafts: texts.anUnfinishedFranchise,
  booking: texts.aBookingYouveStarted,
  links: texts.theKeysFromThe,
  places: texts.howFarYouHad,
  staff: texts.forStaffNotices,
};

/** What pages keep in the browser besides. */
export const StorageList = () => (
  <ul>
    {storageKinds.map((kind) => (
      <li key={kind}>{storage[kind]}</li>
    ))}
  </ul>
);

const List = styled.dl`
  display: grid;
  gap: ${space.m};

  dt {
    color: ${color.ink};
    font-weight: 600;
  }

  dd {
    margin: 0;
  }
`;
