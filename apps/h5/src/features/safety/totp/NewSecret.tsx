import { useMessages } from '#i18n/use-messages.ts';
import { QrCode } from '#ui/QrCode.tsx';
import { SecretLine } from '../SecretLine.tsx';
import { inGroups } from './secret-groups.ts';

interface NewSecretProps {
  /** Base32. */
  readonly secret: string;
  /** otpauth:// of the same. */
  readonly uri: string;
}

/** The secret for the authenticator app: to scan, to type, or to open on the same phone. */
export function NewSecret({ secret, uri }: NewSecretProps) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14 text-fg-2">{t('safety.totp.scan')}</p>
      <div className="flex justify-center">
        <QrCode text={uri} label={t('safety.totp.qr')} />
      </div>
      <div className="flex flex-col gap-1.5">
        <p className="text-13 text-fg-2">{t('safety.totp.manual')}</p>
        <SecretLine secret={secret} shown={inGroups(secret)} copyLabel={t('safety.totp.copyKey')} />
        <p className="text-12 text-fg-3">{t('safety.totp.keep')}</p>
      </div>
      <a href={uri} className="press tap self-center text-13 font-semibold text-accent">
        {t('safety.totp.openApp')}
      </a>
    </div>
  );
}
