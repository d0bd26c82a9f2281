/** One passkey among others, as WebAuthn's JSON forms have it (WebAuthn Level 3, 5.1.9). */
interface PasskeyDescriptor {
  readonly id: string;
  readonly type: string;
  readonly transports?: readonly string[];
}

/** What a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export interface PasskeyCreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: readonly { readonly alg: number; readonly type: string }[];
  readonly timeout?: number;
  readonly attestation?: string;
  readonly excludeCredentials?: readonly PasskeyDescriptor[];
  readonly authenticatorSelection?: {
    readonly residentKey?: string;
    readonly requireResidentKey?: boolean;
    readonly userVerification?: string;
  };
  readonly extensions?: { readonly credProps?: boolean };
  readonly hints?: readonly string[];
}

/** What a browser needs to use a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export interface PasskeyRequestOptions {
  readonly challenge: string;
  readonly rpId?: string;
  readonly timeout?: number;
  readonly allowCredentials?: readonly PasskeyDescriptor[];
  readonly userVerification?: string;
}
