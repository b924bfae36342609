import { getSafety } from '@candor/api';
import { done, present } from '@candor/kernel';
import { maskIdentity, safetyScore } from '@candor/platform';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getSafety, async ({ platform, exchange }, _input, { user }) => {
  const { userId, accountId, sessionId } = user;
  const state = await platform.safety.state(userId);
  const { holds, isBookOnly, bookOnlyUntilMs } = await exchange.query('fundingAccount', accountId);
  const terms = await exchange.query('fundingTerms');
  const sessions = await platform.sessions.list(userId, sessionId);
  const { email, phone, phishingWord, factors, recoveryCodesLeft, hasPayPassword } = state;
  const { score, steps } = safetyScore({
    set_factor: factors.length > 0,
    set_pay_password: hasPayPassword,
    make_recovery_codes: recoveryCodesLeft > 0,
    bind_email: email !== null,
    set_phishing_word: phishingWord !== '',
    bind_phone: phone !== null,
    turn_book_only_on: isBookOnly,
  });
  return done({
    score,
    steps: [...steps],
    email: email === null ? '' : maskIdentity(email),
    phone: phone === null ? '' : maskIdentity(phone),
    passwordChangedAtMs: state.passwordChangedAtMs,
    hasPayPassword,
    ...(state.payPasswordLockedUntilMs === undefined
      ? {}
      : { payPasswordLockedUntilMs: state.payPasswordLockedUntilMs }),
    factors: factors.map(({ id, usedAtMs, ...factor }) => ({
      ...factor,
      factorId: id,
      ...(usedAtMs === null ? {} : { usedAtMs }),
    })),
    recoveryCodesLeft,
    hasPhishingWord: phishingWord !== '',
    phishingWord,
    isBookOnly,
    ...(bookOnlyUntilMs === undefined ? {} : { bookOnlyUntilMs }),
    holds: [...holds],
    holdMs: terms?.holdMs ?? 0,
    sessions: sessions.length,
    staysLoggedIn: present(
      sessions.find(({ isCurrent }) => isCurrent),
      'the session that asks is one of them',
    ).stays,
    uid: state.uid,
  });
});
