import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { SafetyPage } from '../SafetyPage.tsx';
import { BindForm } from './BindForm.tsx';

/** pages/setting/bind_email: the first e-mail address, or another one. */
export function BindEmailScreen(_props: ScreenProps) {
  return <BindPage channel="email" />;
}

/** pages/setting/bind_mobile: the first phone number, or another one. */
export function BindMobileScreen(_props: ScreenProps) {
  return <BindPage channel="mobile" />;
}

function BindPage({ channel }: { readonly channel: 'email' | 'mobile' }) {
  const t = useMessages();
  return (
    <SafetyPage title={t(channel === 'email' ? 'account.email' : 'account.phoneNumber')}>
      {(safety) => <BindForm safety={safety} channel={channel} />}
    </SafetyPage>
  );
}
