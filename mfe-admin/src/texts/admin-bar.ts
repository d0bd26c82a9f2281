import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  myProfile: 'My Profile, {user}',
  switchToLightMode: 'Switch to light mode',
  switchToDarkMode: 'Switch to dark mode',
  time: '{city} time,',
});
