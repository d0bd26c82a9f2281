import { IconButton } from '@northlight/site-kit';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { texts } from '../../texts/ui.ts';
import { TextField } from './text-field.tsx';

/** A password that can be pasted, filled in by a manager, and looked at (U31). */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton label={isShown ? texts.hidePassword : texts.showPassword} onClick={() => setIsShown(!isShown)}>
          <Icon size={20} aria-hidden />
        </IconButton>
      }
    />
  );
}
