import type { Kysely } from 'kysely';
import { createAlertTables } from './migrations/alerts-1.ts';
import { addBonds } from './migrations/bonds-1.ts';
import { addFactorBonds } from './migrations/bonds-2.ts';
import { createChatTables } from './migrations/chat-1.ts';
import { createContentTables } from './migrations/content-1.ts';
import { correctLogo } from './migrations/content-2.ts';
import { addRateSource } from './migrations/content-3.ts';
import { createContentVersions } from './migrations/content-4.ts';
import { createCodeTables } from './migrations/codes-1.ts';
import { bindCodesToAskers } from './migrations/codes-2.ts';
import { createConversationTables } from './migrations/conversations-1.ts';
import { createDestinationTables } from './migrations/destinations-1.ts';
import { keepPlacePrints } from './migrations/destinations-2.ts';
import { createFacts } from './migrations/facts-1.ts';
import { createRailStatements } from './migrations/funding-1.ts';
import { createGameSecrets } from './migrations/game-1.ts';
import { createInboxTables } from './migrations/inbox-1.ts';
import { addFirstNotices } from './migrations/inbox-2.ts';
import { createInsightTables } from './migrations/insight-1.ts';
import { createReportReaders } from './migrations/insight-2.ts';
import { createInvitationTables } from './migrations/invitations-1.ts';
import { createNftMedia } from './migrations/nft-media-1.ts';
import { createNftBookTables } from './migrations/nft-book-1.ts';
import { countNftCollections } from './migrations/nft-book-2.ts';
import { createOperatorTables } from './migrations/operators-1.ts';
import { chainAudit } from './migrations/operators-2.ts';
import { createOperatorPeople } from './migrations/operators-3.ts';
import { createAuditPersons } from './migrations/operators-4.ts';
import { indexAudit } from './migrations/operators-5.ts';
import { createOperatorNews } from './migrations/operators-6.ts';
import { createCaseTakers } from './migrations/operators-7.ts';
import { createFactorNotes } from './migrations/points-1.ts';
import { createPostBoxTables } from './migrations/post-box-1.ts';
import { createPracticeDays } from './migrations/practice-1.ts';
import { createPushTables } from './migrations/push-1.ts';
import { createProjectFacts } from './migrations/ieo-1.ts';
import { createRecoveryTables } from './migrations/recovery-1.ts';
import { createSafetyTables } from './migrations/safety-1.ts';
import { addAddressChange } from './migrations/safety-2.ts';
import { countGuessesByCaller } from './migrations/safety-3.ts';
import { createSendTables } from './migrations/send-1.ts';
import { createSessionTables } from './migrations/sessions-1.ts';
import { addRenewals } from './migrations/sessions-2.ts';
import { createOtcTables } from './migrations/otc-1.ts';
import { createOtcDisputes } from './migrations/otc-2.ts';
import { createDocumentKeys } from './migrations/signing-1.ts';
import { createSupportTables } from './migrations/support-1.ts';
import { createUploadTables } from './migrations/uploads-1.ts';
import { createUploadPixels } from './migrations/uploads-2.ts';
import { createUserTables } from './migrations/users-1.ts';
import { addManagement } from './migrations/users-2.ts';
import { addNicknameLooks } from './migrations/users-3.ts';
import { createVerificationTables } from './migrations/verification-1.ts';
import { createWatchlistTables } from './migrations/watchlist-1.ts';
import { addWatchedTime } from './migrations/watchlist-2.ts';

/** One step of one area. A step that was released is never changed: the next number corrects it. */
export interface Migration {
  readonly area: string;
  readonly number: number;
  /** Uses only `text`, `integer` and `bigint`, which mean the same to SQLite and PostgreSQL. */
  readonly up: (db: Kysely<any>) => Promise<void>;
}

/** In the order they are applied: an area that refers to another comes after it. */
export const migrations: readonly Migration[] = [
  { area: 'users', number: 1, up: createUserTables },
  { area: 'sessions', number: 1, up: createSessionTables },
  { area: 'sessions', number: 2, up: addRenewals },
  { area: 'codes', number: 1, up: createCodeTables },
  { area: 'watchlist', number: 1, up: createWatchlistTables },
  { area: 'watchlist', number: 2, up: addWatchedTime },
  { area: 'content', number: 1, up: createContentTables },
  { area: 'content', number: 2, up: correctLogo },
  { area: 'content', number: 3, up: addRateSource },
  { area: 'operators', number: 1, up: createOperatorTables },
  { area: 'destinations', number: 1, up: createDestinationTables },
  { area: 'uploads', number: 1, up: createUploadTables },
  { area: 'uploads', number: 2, up: createUploadPixels },
  { area: 'safety', number: 1, up: createSafetyTables },
  { area: 'safety', number: 2, up: addAddressChange },
  { area: 'verification', number: 1, up: createVerificationTables },
  { area: 'recovery', number: 1, up: createRecoveryTables },
  { area: 'post-box', number: 1, up: createPostBoxTables },
  { area: 'users', number: 2, up: addManagement },
  { area: 'facts', number: 1, up: createFacts },
  { area: 'codes', number: 2, up: bindCodesToAskers },
  { area: 'safety', number: 3, up: countGuessesByCaller },
  { area: 'users', number: 3, up: addNicknameLooks },
  { area: 'bonds', number: 1, up: addBonds },
  { area: 'practice', number: 1, up: createPracticeDays },
  { area: 'operators', number: 2, up: chainAudit },
  { area: 'bonds', number: 2, up: addFactorBonds },
  { area: 'alerts', number: 1, up: createAlertTables },
  { area: 'ieo', number: 1, up: createProjectFacts },
  { area: 'conversations', number: 1, up: createConversationTables },
  { area: 'support', number: 1, up: createSupportTables },
  { area: 'destinations', number: 2, up: keepPlacePrints },
  { area: 'invitations', number: 1, up: createInvitationTables },
  { area: 'points', number: 1, up: createFactorNotes },
  { area: 'game', number: 1, up: createGameSecrets },
  { area: 'inbox', number: 1, up: createInboxTables },
  { area: 'chat', number: 1, up: createChatTables },
  { area: 'push', number: 1, up: createPushTables },
  { area: 'otc', number: 1, up: createOtcTables },
  { area: 'inbox', number: 2, up: addFirstNotices },
  { area: 'otc', number: 2, up: createOtcDisputes },
  { area: 'signing', number: 1, up: createDocumentKeys },
  { area: 'nft-media', number: 1, up: createNftMedia },
  { area: 'nft-book', number: 1, up: createNftBookTables },
  { area: 'operators', number: 3, up: createOperatorPeople },
  { area: 'nft-book', number: 2, up: countNftCollections },
  { area: 'operators', number: 4, up: createAuditPersons },
  { area: 'operators', number: 5, up: indexAudit },
  { area: 'content', number: 4, up: createContentVersions },
  { area: 'insight', number: 1, up: createInsightTables },
  { area: 'insight', number: 2, up: createReportReaders },
  { area: 'funding', number: 1, up: createRailStatements },
  { area: 'operators', number: 6, up: createOperatorNews },
  { area: 'operators', number: 7, up: createCaseTakers },
  { area: 'send', number: 1, up: createSendTables },
];
