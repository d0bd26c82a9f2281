import { IconButton, useTheme } from '@northlight/site-kit';
import { Moon, Sun } from 'lucide-react';
import { texts } from '../../texts/frame.ts';

/** Dark mode on and off; remembered, and following the system until it is used (§2). */
export function ThemeSwitch() {
  const { name, toggle } = useTheme();
  const isDark = name === 'dark';
  return (
    <IconButton label={isDark ? texts.switchToLightMode : texts.switchToDarkMode} onClick={toggle}>
      {isDark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </IconButton>
  );
}
