export type { Accounts } from './accounts/index.ts';
export type { CheckIdentity } from './accounts/check-code.ts';
export type { EnsureUser } from './accounts/ensure-user.ts';
export type { ResetPassword, ResetPasswordCode } from './accounts/forget.ts';
export type { Login, LoginCode } from './accounts/login.ts';
export type { LoggedIn } from './accounts/open-session.ts';
export { type LoginLimits, standardLoginLimits } from './accounts/login-guard.ts';
export type { OpenAccount } from './accounts/parts.ts';
export type { Register, RegisterCode, Registered } from './accounts/register.ts';
export type { CodeSent, SendCode, SendCodeCode } from './accounts/send-code.ts';
export type { Face, UserProfile } from './accounts/users.ts';
export { type AreaCode, areaCodes, countryOfDialCode } from './area-codes.ts';
export { type CodeLimits, standardCodeLimits } from './codes/code-limits.ts';
export { loadPepper } from './codes/pepper.ts';
export { type Article, type ArticleSummary, bannerCategory, newsCategory, type Page } from './content/articles.ts';
export { type Document, type DocumentKey, documentKeys } from './content/documents.ts';
export type { FaqEntry, FaqGroup } from './content/faq.ts';
export type { Content } from './content/index.ts';
export { type MenuGroup, type MenuItem, type MenuState, menuGroups } from './content/menu.ts';
export { type FiatRate, howFiatIsShown } from './content/settings.ts';
export type { PlatformTables } from './database/tables.ts';
export { type Identity, maskIdentity, parseIdentity } from './identity/identity.ts';
export { ipClient, ipPrefix } from './identity/ip-prefix.ts';
export type { ClaimNote, ClaimNotes } from './destinations/claim-notes.ts';
export {
  type Destination,
  type DestinationBook,
  type DestinationKind,
  destinationKinds,
  type NewDestination,
  type Preimage,
} from './destinations/destination-book.ts';
export type { PlatformLog } from './log.ts';
export type { Channel, Mailer, Message } from './mail/mailer.ts';
export { type OutboxMailer, type OutboxMessage, outboxMailer } from './mail/outbox-mailer.ts';
export { routedMailer } from './mail/routed-mailer.ts';
export { type SmsCarrier, smsSender } from './mail/sms-sender.ts';
export { smtpMailer } from './mail/smtp-mailer.ts';
export type { AuditLog, AuditQuery, AuditRecord } from './operators/audit.ts';
export { auditBegun } from './operators/audit-chain.ts';
export { drawOperatorToken, operatorTokenHash } from './operators/operator-token.ts';
export { type AuditReport, openAudit } from './operators/verify-audit.ts';
export type { Operator, OperatorAccess, Operators } from './operators/operators.ts';
export { type HashCost, type HasherOptions, standardCost } from './passwords/hasher.ts';
export { passwordSizeMax, passwordSizeMin } from './passwords/policy.ts';
export { createPlatform, type Platform, type PlatformOptions } from './platform.ts';
export type { RandomBytes } from './random.ts';
export { RepeatedEvents } from './repeated-events.ts';
export type { Authenticated, Client, Sessions, SessionSummary } from './sessions/sessions.ts';
export { type Picture, pictureBytesMax } from './uploads/tasks.ts';
export { standardUploadQuota, type UploadQuota } from './uploads/quota.ts';
export type { NewUpload, UploadCode, Uploads } from './uploads/uploads.ts';
export { loadMasterKeys, masterKeysFile } from './vault/load-master-keys.ts';
export type { MasterKeys } from './vault/master-keys.ts';
export type { Vault } from './vault/vault.ts';
export type { IdentityCase } from './verification/cases.ts';
export type { DecideCase, DecideCode } from './verification/decide.ts';
export type { TypedFields } from './verification/judge-fields.ts';
export { fiatTradeLimits, levelNames } from './verification/levels.ts';
export type { DocumentView, OpenedCase } from './verification/look.ts';
export type { TellIdentity } from './verification/parts.ts';
export { keptDays } from './verification/retention.ts';
export type { VerificationState } from './verification/state.ts';
export type { Submitted } from './verification/submit.ts';
export type { WatchedPair, Watchlist } from './watchlist/watchlist.ts';
export type { ApiKey, ApiKeys, KeyHolder, NewApiKey } from './api-keys/api-keys.ts';
export { isKeySecret } from './api-keys/api-keys.ts';
export type { Factor, FactorProof } from './factors/factors.ts';
export type { Notices } from './notices/notices.ts';
export type { JournalNews, JournalNotice, JournalPlace } from './post-box/journal-news.ts';
export type { Recovery } from './recovery/index.ts';
export type { LiftHold, PlaceHold } from './safety/holds.ts';
export type { Safety } from './safety/index.ts';
export type { Changer } from './safety/parts.ts';
export { safetyScore } from './safety/score.ts';
export type { SignIn, SignIns } from './sign-ins/sign-ins.ts';
export type { StepUps, StepUpUser } from './step-up/step-ups.ts';
