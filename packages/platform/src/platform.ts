import type { Duty } from '@candor/kernel/duty';
import type { Mode } from './mode.ts';
import type { Kysely } from 'kysely';
import { type Accounts, createAccounts } from './accounts/index.ts';
import { LoginGuard, type LoginLimits, standardLoginLimits } from './accounts/login-guard.ts';
import type { OpenAccount } from './accounts/parts.ts';
import { checkBonds } from './bonds/adopt-bonds.ts';
import { Bonds } from './bonds/bonds.ts';
import { FiringTeller } from './alerts/firing-teller.ts';
import { Alerts } from './alerts/alerts.ts';
import { ApiKeys } from './api-keys/api-keys.ts';
import { Chat } from './chat/chat.ts';
import { Bodies } from './conversations/bodies.ts';
import { Conversations } from './conversations/conversations.ts';
import { ConversationFeed } from './conversations/feed.ts';
import { type CodeLimits, standardCodeLimits } from './codes/code-limits.ts';
import { VerificationCodes } from './codes/codes.ts';
import { RecentSends } from './codes/recent-sends.ts';
import { ContentDesk } from './content/desk.ts';
import { type Content, createContent } from './content/index.ts';
import { keepBuiltIn } from './content/seed/keep-built-in.ts';
import { type JournalBeside, refuseForeign, refuseMissingKeys } from './database/belonging.ts';
import { migrate } from './database/migrate.ts';
import { naming, openPlatformFile } from './database/engine.ts';
import type { PlatformTables } from './database/tables.ts';
import { ClaimNotes } from './destinations/claim-notes.ts';
import { DestinationBook } from './destinations/destination-book.ts';
import { KnownDevices } from './devices/known-devices.ts';
import { Challenges } from './factors/challenges.ts';
import { FactorTries } from './factors/factor-tries.ts';
import { Factors } from './factors/factors.ts';
import { Passkeys } from './factors/passkeys.ts';
import { RecoveryCodes } from './factors/recovery-codes.ts';
import { Totp } from './factors/totp.ts';
import { SecretChains } from './draws/secret-chains.ts';
import { GameSeeds } from './game/game-seeds.ts';
import { ProjectFactsBook } from './ieo/project-facts.ts';
import { housekeeping, notDone } from './housekeeping.ts';
import { Invitations, type TellInvitations } from './invitations/invitations.ts';
import type { PlatformLog } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { Insight } from './insight/insight.ts';
import { Inbox } from './inbox/inbox.ts';
import { adoptWorks } from './nft/adopt-works.ts';
import { NftMedia } from './nft/media-store.ts';
import { FreezeLinks } from './notices/freeze-link.ts';
import { Notices } from './notices/notices.ts';
import { Post } from './notices/post.ts';
import { FactorNotes, type TellFactors } from './points/factor-notes.ts';
import { Push, type PushSettings } from './push/push.ts';
import { JournalNews } from './post-box/journal-news.ts';
import { PostBox } from './post-box/post-box.ts';
import { Sender, type SenderTimes } from './post-box/sender.ts';
import { createOperators, type OperatorParts } from './operators/create-operators.ts';
import type { OperatorAccess } from './operators/operators.ts';
import { type HasherOptions, PasswordHasher } from './passwords/hasher.ts';
import { BoxSeeds } from './nft/box-seeds.ts';
import { NftBook } from './nft/nft-book.ts';
import { OtcBook } from './otc/otc-book.ts';
import { OtcDisputes } from './otc/otc-disputes.ts';
import { PracticeAllowance } from './practice/allowance.ts';
import { PracticeDeskSwitch } from './practice/desk-switch.ts';
import { Profiles } from './profile/profile.ts';
import { RepeatedEvents } from './repeated-events.ts';
import type { RandomBytes } from './random.ts';
import { CancelLinks } from './recovery/cancel-links.ts';
import { RecoveryEndings } from './recovery/outcomes.ts';
import { createRecovery, type Recovery } from './recovery/index.ts';
import { recoveryWaitMs } from './recovery/wait.ts';
import { Holds, type LiftHold, type PlaceHold } from './safety/holds.ts';
import { createSafety, type Safety } from './safety/index.ts';
import { Sessions } from './sessions/sessions.ts';
import { SignIns } from './sign-ins/sign-ins.ts';
import { DocumentKey } from './signing/document-key.ts';
import { SendBook } from './send/send-book.ts';
import { PayPasswords } from './step-up/pay-passwords.ts';
import { StepUps } from './step-up/step-ups.ts';
import type { MasterKeys } from './vault/master-keys.ts';
import { standardUploadQuota, type UploadQuota } from './uploads/quota.ts';
import { Pictures } from './uploads/pictures.ts';
import { SealedFiles } from './uploads/sealed-files.ts';
import { PracticeAssistant } from './support/assistant.ts';
import { Support } from './support/support.ts';
import { Uploads } from './uploads/uploads.ts';
import { createVerification, type Verification } from './verification/index.ts';
import type { TellIdentity } from './verification/parts.ts';
import { createVault, type Vault } from './vault/vault.ts';
import { Watchlist } from './watchlist/watchlist.ts';
import { ProofOfWork } from './work/proof-of-work.ts';

export interface PlatformOptions {
  /** Path of a SQLite file, or a database that is already open (and is closed by its opener). */
  readonly database: string | Kysely<PlatformTables>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  /** Secret of the installation for code hashes: `loadPepper`. */
  readonly pepper: Uint8Array;
  /** The keys that seal personal data and documents: `loadMasterKeys`. */
  readonly masterKeys: MasterKeys;
  /** The folder of uploaded pictures, which are sealed. */
  readonly uploadFolder: string;
  /** The folder of the public media of works. */
  readonly mediaFolder: string;
  /** The folder of the practice market's works, which are put into the store. Absent: none are. */
  readonly worksFolder?: string;
  readonly mailer: Mailer;
  readonly mode: Mode;
  /** The speed of delays in practice, as a multiple of real time; unused in live. */
  readonly practiceSpeed?: number;
  readonly log: PlatformLog;
  readonly openAccount: OpenAccount;
  /** Absent without a journal beside the database, as in tests. */
  readonly journal?: JournalBeside;
  readonly placeHold: PlaceHold;
  readonly liftHold: LiftHold;
  /** The public address of the app, for links in mails: "https://candor.example". */
  readonly siteUrl: string;
  readonly tellIdentity: TellIdentity;
  readonly tellInvitations: TellInvitations;
  readonly tellFactors: TellFactors;
  /** Absent: there are no operators' calls. */
  readonly operators?: readonly OperatorAccess[];
  readonly codeLimits?: Partial<CodeLimits>;
  readonly loginLimits?: Partial<LoginLimits>;
  readonly hashing?: HasherOptions;
  readonly uploadQuota?: Partial<UploadQuota>;
  /** The bundled entry of the process that unpacks pictures, which calls `runPictureChild`. Absent: in this one. */
  readonly pictureEntry?: URL;
  readonly senderTimes?: SenderTimes;
  readonly push: PushSettings;
}

export interface Platform extends OperatorParts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  /** The work that visitors do first while we are flooded. */
  readonly work: ProofOfWork;
  readonly safety: Safety;
  /** For users who have lost all second factors. */
  readonly recovery: Recovery;
  readonly stepUp: StepUps;
  readonly apiKeys: ApiKeys;
  readonly notices: Notices;
  /** The notices of users, and the ways on which they want them. */
  readonly inbox: Inbox;
  /** Notices on devices whose app is closed. */
  readonly push: Push;
  /** The meaning of the exchange's facts to their owners, reported by the reader of the journal. */
  readonly journalNews: JournalNews;
  /** Waits until every letter that is due was tried. */
  lettersTried(): Promise<void>;
  /** Waits until every push that is due was tried. */
  pushesTried(): Promise<void>;
  readonly watchlist: Watchlist;
  readonly alerts: Alerts;
  readonly firingTeller: FiringTeller;
  readonly content: Content;
  readonly insight: Insight;
  readonly vault: Vault;
  readonly uploads: Uploads;
  /** Pictures, sound and video of works. */
  readonly nftMedia: NftMedia;
  /** The verification of users' identities. */
  readonly identity: Verification;
  readonly profiles: Profiles;
  readonly conversations: Conversations;
  readonly chat: Chat;
  readonly support: Support;
  readonly contentDesk: ContentDesk;
  readonly destinations: DestinationBook;
  readonly invitations: Invitations;
  /** The part of OTC that the exchange does not know. */
  readonly otc: OtcBook;
  /** The words and the documents of its disputes. */
  readonly otcDisputes: OtcDisputes;
  /** Signs what users take with them. */
  readonly documentKey: DocumentKey;
  /** The secret seeds of the game. */
  readonly gameSeeds: GameSeeds;
  /** The part of the NFT market that the exchange does not know. */
  readonly nft: NftBook;
  /** The secret seeds of blind boxes. */
  readonly boxSeeds: BoxSeeds;
  /** The promises about sales of tokens, by version. */
  readonly projectFacts: ProjectFactsBook;
  readonly claimNotes: ClaimNotes;
  /** The part of sends between users that the exchange does not know. */
  readonly send: SendBook;
  /** Play money for the asking. */
  readonly practiceAllowance: PracticeAllowance;
  readonly practiceDesk: PracticeDeskSwitch;
  /** Duties of one process of the installation: the opener of the platform starts and stops them, before it closes. */
  readonly duties: readonly Duty[];
  /** Waits for writes on their way, and closes the mailer and everything opened here. */
  close(): Promise<void>;
}

/** Identity, sessions and content: ordinary SQL, without money. Migrates and seeds the database it opens. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { database, clock, randomBytes, pepper, mailer, mode, log, openAccount } = options;
  const isOurs = typeof database === 'string';
  const db = isOurs ? await openPlatformFile(database) : database;
  await naming(isOurs ? database : 'The database of the platform', async () => {
    await migrate(db, clock());
    if (options.journal !== undefined) await refuseForeign(db, options.journal);
    await refuseMissingKeys(db, options.masterKeys);
    await keepBuiltIn(db, clock());
  });

  const vault = createVault(options.masterKeys, randomBytes);
  const files = new SealedFiles(options.uploadFolder, vault);
  const quota = { ...standardUploadQuota, ...options.uploadQuota };
  const pictures = new Pictures({ entry: options.pictureEntry });
  const uploads = new Uploads({ db, clock, randomBytes, files, quota, pictures });
  const nftMedia = new NftMedia({ db, clock, pictures, folder: options.mediaFolder });
  await files.removeUnfinished();
  const content = createContent(db, clock);
  const bonds = new Bonds(pepper);
  await checkBonds({ db, bonds, openAccount, log });
  const sessions = new Sessions({ db, clock, randomBytes, log, bonds });
  const hasher = new PasswordHasher({ clock, ...options.hashing });
  await hasher.prepare();
  const codeLimits = { ...standardCodeLimits, ...options.codeLimits };
  const recentSends = new RecentSends(clock, codeLimits);
  const siteName = (await content.setting('site_name')) ?? 'Candor';
  const post = new Post({ mailer, log, siteName });
  const freezeLinks = new FreezeLinks({ pepper, clock, siteUrl: options.siteUrl });
  const postBox = new PostBox({ db, clock, vault });
  const sender = new Sender({ db, clock, log, postBox, post, freezeLinks, times: options.senderTimes });
  const push = new Push({ db, clock, randomBytes, vault, log, settings: options.push });
  const inbox = new Inbox({ db, clock, post, postBox, sender, push, siteUrl: options.siteUrl });
  const notices = new Notices({ db, clock, randomBytes, post, postBox, sender, freezeLinks, inbox });
  const firingTeller = new FiringTeller(inbox);
  const alerts = new Alerts({
    db,
    clock,
    tell: (tx, userId, firing) => firingTeller.tell(tx, userId, firing),
    whenTold: () => firingTeller.committed(),
  });
  const totp = new Totp({ db, clock, randomBytes, vault, siteName });
  const challenges = new Challenges({ db, clock, randomBytes });
  const passkeys = new Passkeys({ db, clock, log, challenges, bonds, siteName });
  const recoveryCodes = new RecoveryCodes({ db, randomBytes, pepper });
  const tries = new FactorTries(db, clock);
  const apiKeys = new ApiKeys({ db, clock, randomBytes, bonds });
  const holds = new Holds(options.placeHold, options.liftHold);
  const recoveries = new RecoveryEndings({ db, clock, log, holds, notices, sessions, apiKeys });
  const whenProven = (userId: number) => recoveries.cancel(userId, 'factor');
  const events = new RepeatedEvents(log);
  const whenGuessed = (userId: number) => notices.send(userId, { kind: 'factor_guessed', atMs: clock() });
  const factors = new Factors({ totp, passkeys, recoveryCodes, tries, whenProven, whenGuessed, events });
  const payPasswords = new PayPasswords({ db, clock, hasher });
  const stepUp = new StepUps({ db, clock, randomBytes, payPasswords, factors, passkeys });
  const signIns = new SignIns(db, clock);
  const invitations = new Invitations({ db, clock, log, tell: options.tellInvitations });
  const factorNotes = new FactorNotes({ db, clock, log, tell: options.tellFactors });
  const changed = (userId: number): void => invitations.changed(userId);
  const accountParts = {
    db,
    clock,
    randomBytes,
    log,
    mode,
    siteName,
    post,
    notices,
    freezeLinks,
    hasher,
    codes: new VerificationCodes({ db, clock, randomBytes, pepper, limits: codeLimits, events }),
    recentSends,
    sessions,
    guard: new LoginGuard(db, clock, { ...standardLoginLimits, ...options.loginLimits }),
    devices: new KnownDevices(db, clock, bonds),
    events,
    signIns,
    factors,
    passkeys,
    holds,
    recoveries,
    openAccount,
    bonds,
    invitations,
  };
  const accounts = createAccounts(accountParts);
  const machines = options.operators ?? [];
  const { auditChecked, ...operators } = createOperators({ ...accountParts, challenges, machines, vault });
  const { tellIdentity } = options;
  const verificationParts = { db, clock, mode, vault, uploads, pepper, tellIdentity, notices };
  const identity = createVerification({ ...verificationParts, onSubmitted: changed });
  const cancelLinks = new CancelLinks({ pepper, siteUrl: options.siteUrl });
  const recovery = createRecovery({
    ...accountParts,
    uploads,
    identity,
    cancelLinks,
    waitMs: recoveryWaitMs(mode, options.practiceSpeed),
  });
  const conversations = new Conversations({
    db,
    clock,
    uploads,
    bodies: new Bodies(vault),
    feed: new ConversationFeed(),
  });
  const chat = new Chat({ db, clock, mode, conversations, inbox });
  const support = new Support({ db, clock, vault, conversations, inbox });
  const chains = new SecretChains({ db, randomBytes, vault });
  const practiceDesk = new PracticeDeskSwitch(db);
  const assistant = new PracticeAssistant({ db, clock, content, conversations, desk: practiceDesk });
  sender.wake();
  push.wake();
  const contentDesk = new ContentDesk({ db, clock });
  return {
    accounts,
    sessions,
    signIns,
    work: new ProofOfWork({
      clock,
      randomBytes,
      pressure: { hashing: () => hasher.pressure, sending: () => recentSends.pressure },
    }),
    safety: createSafety({ ...accountParts, totp, recoveryCodes, payPasswords, stepUp, apiKeys, factorNotes }),
    recovery,
    stepUp,
    apiKeys,
    notices,
    inbox,
    push,
    journalNews: new JournalNews({ db, inbox }),
    async lettersTried() {
      await post.settled();
      await sender.settled();
    },
    pushesTried: () => push.settled(),
    watchlist: new Watchlist(db, clock),
    alerts,
    firingTeller,
    content,
    ...operators,
    vault,
    uploads,
    nftMedia,
    identity,
    profiles: new Profiles(db, uploads),
    conversations,
    chat,
    support,
    insight: new Insight({ db, clock, log, post }),
    contentDesk,
    destinations: new DestinationBook({ db, clock, randomBytes, pepper, vault, onKept: changed }),
    invitations,
    otc: new OtcBook({ db, clock, vault, conversations, inbox, verifiedName: identity.verifiedName }),
    otcDisputes: new OtcDisputes({ db, clock, vault }),
    documentKey: new DocumentKey({ db, randomBytes, vault }),
    gameSeeds: new GameSeeds(chains),
    nft: new NftBook({ db, clock, randomBytes }),
    boxSeeds: new BoxSeeds(chains),
    projectFacts: new ProjectFactsBook(db, clock),
    claimNotes: new ClaimNotes(db, vault),
    send: new SendBook({ db, clock, randomBytes, pepper, vault }),
    practiceAllowance: new PracticeAllowance(db, clock),
    practiceDesk,
    duties: [
      ...(options.worksFolder === undefined ? [] : [adoptWorks(nftMedia, options.worksFolder)]),
      ...invitations.duties,
      factorNotes.duty,
      ...housekeeping({ db, clock, log, uploads, identity, recovery, inbox, contentDesk, alerts }),
      // On a live site operators answer.
      ...(mode === 'practice' ? [assistant.duty(notDone(log))] : []),
    ],
    async close() {
      await auditChecked;
      await invitations.settled();
      await factorNotes.settled();
      await post.settled();
      await sender.close();
      await push.close();
      await mailer.close();
      await sessions.settled();
      pictures.close();
      if (isOurs) await db.destroy();
    },
  };
}
