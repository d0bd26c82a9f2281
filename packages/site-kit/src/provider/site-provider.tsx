import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { CartProvider } from '../cart/cart-provider.tsx';
import { createQueryClient } from '../query/query-client.ts';
import { forgetOldAccount } from '../session/account-storage.ts';
import { layGlobalStyle } from '../ui/theme/global-style.ts';
import { theme } from '../ui/theme/tokens.ts';

layGlobalStyle();
forgetOldAccount();

/** Everything that every page stands on: tokens, global style, one query client, the cart. Once, around the router. */
export function SiteProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={client}>
        <CartProvider>{children}</CartProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
