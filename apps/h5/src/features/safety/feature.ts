import { open, own, saying } from '#app/feature.ts';

export const routes = saying('account', [
  own('setting/security', 'common.titles.security', () =>
    import('./overview/SecurityScreen.tsx').then((m) => m.SecurityScreen),
  ),
  own('setting/password', 'common.titles.password', () =>
    import('./password/PasswordScreen.tsx').then((m) => m.PasswordScreen),
  ),
  own('setting/payPassword', 'common.titles.payPassword', () =>
    import('./pay-password/PayPasswordScreen.tsx').then((m) => m.PayPasswordScreen),
  ),
  own('setting/bind_email', 'common.titles.security', () =>
    import('./bind/BindScreens.tsx').then((m) => m.BindEmailScreen),
  ),
  own('setting/bind_mobile', 'common.titles.security', () =>
    import('./bind/BindScreens.tsx').then((m) => m.BindMobileScreen),
  ),
  own('setting/totp', 'common.titles.security', () => import('./totp/TotpScreen.tsx').then((m) => m.TotpScreen)),
  own('setting/passkeys', 'common.titles.security', () =>
    import('./passkeys/PasskeysScreen.tsx').then((m) => m.PasskeysScreen),
  ),
  own('setting/recovery', 'common.titles.security', () =>
    import('./recovery/RecoveryScreen.tsx').then((m) => m.RecoveryScreen),
  ),
  own('setting/phishing_word', 'common.titles.security', () =>
    import('./phishing-word/PhishingWordScreen.tsx').then((m) => m.PhishingWordScreen),
  ),
  own('setting/sessions', 'common.titles.security', () =>
    import('./sessions/SessionsScreen.tsx').then((m) => m.SessionsScreen),
  ),
  own('setting/sign_ins', 'common.titles.security', () =>
    import('./sign-ins/SignInsScreen.tsx').then((m) => m.SignInsScreen),
  ),
  own('setting/operator_acts', 'common.titles.security', () =>
    import('./operator-acts/OperatorActsScreen.tsx').then((m) => m.OperatorActsScreen),
  ),
  own('setting/api_keys', 'common.titles.security', () =>
    import('./api-keys/ApiKeysScreen.tsx').then((m) => m.ApiKeysScreen),
  ),
  own('setting/new_api_key', 'common.titles.security', () =>
    import('./api-keys/NewApiKeyScreen.tsx').then((m) => m.NewApiKeyScreen),
  ),
  open('setting/freeze', 'common.titles.security', () =>
    import('./freeze/FreezeScreen.tsx').then((m) => m.FreezeScreen),
  ),
  open('setting/cancelRecovery', 'common.titles.security', () =>
    import('./recovery-request/CancelRecoveryScreen.tsx').then((m) => m.CancelRecoveryScreen),
  ),
]);
