/* Made from the folders by `npm run generate`. */
import type { EveryCall } from '../serving/every.ts';
import acceptConversion from '../convert/calls/accept-conversion.ts';
import addNftMedia from '../nft/calls/add-nft-media.ts';
import addWatched from '../watchlist/calls/add-watched.ts';
import amendSpotExits from '../spot/calls/amend-spot-exits.ts';
import amendSpotOrder from '../spot/calls/amend-spot-order.ts';
import answerSupportCase from '../support/calls/answer-support-case.ts';
import appealOtcOrder from '../otc/calls/appeal-otc-order.ts';
import applyAsTrader from '../copy/calls/apply-as-trader.ts';
import beginOperatorJoin from '../operators/calls/begin-operator-join.ts';
import beginOperatorProof from '../operators/calls/begin-operator-proof.ts';
import beginOperatorSignIn from '../operators/calls/begin-operator-sign-in.ts';
import beginPasskey from '../safety/calls/begin-passkey.ts';
import beginRecovery from '../recovery/calls/begin-recovery.ts';
import beginRecurring from '../recurring/calls/begin-recurring.ts';
import beginStepUp from '../step-up/calls/begin-step-up.ts';
import beginTotp from '../safety/calls/begin-totp.ts';
import bidForArtwork from '../nft/calls/bid-for-artwork.ts';
import bindEmail from '../safety/calls/bind-email.ts';
import bindMobile from '../safety/calls/bind-mobile.ts';
import borrow from '../loans/calls/borrow.ts';
import buyArtwork from '../nft/calls/buy-artwork.ts';
import buyDual from '../dual/calls/buy-dual.ts';
import buyOption from '../options/calls/buy-option.ts';
import cancelAllSpotOrders from '../spot/calls/cancel-all-spot-orders.ts';
import cancelContract from '../contract/calls/cancel-contract.ts';
import cancelFollow from '../copy/calls/cancel-follow.ts';
import cancelOtcOrder from '../otc/calls/cancel-otc-order.ts';
import cancelProject from '../ieo/calls/cancel-project.ts';
import cancelProposal from '../proposals/calls/cancel-proposal.ts';
import cancelRecovery from '../recovery/calls/cancel-recovery.ts';
import cancelSpotOrder from '../spot/calls/cancel-spot-order.ts';
import cancelWithdrawal from '../funding/calls/cancel-withdrawal.ts';
import changeRecurring from '../recurring/calls/change-recurring.ts';
import checkChange from '../settings/calls/check-change.ts';
import checkCode from '../codes/calls/check-code.ts';
import checkIn from '../points/calls/check-in.ts';
import claimDeposit from '../funding/calls/claim-deposit.ts';
import claimPractice from '../practice/calls/claim-practice.ts';
import closeContract from '../contract/calls/close-contract.ts';
import closeContracts from '../contract/calls/close-contracts.ts';
import closeDualProduct from '../dual/calls/close-dual-product.ts';
import closeSupportCase from '../support/calls/close-support-case.ts';
import commentProposal from '../proposals/calls/comment-proposal.ts';
import commitSeed from '../game/calls/commit-seed.ts';
import confirmClock from '../clock/calls/confirm-clock.ts';
import confirmContent from '../content/calls/confirm-content.ts';
import confirmProposal from '../proposals/calls/confirm-proposal.ts';
import confirmTotp from '../safety/calls/confirm-totp.ts';
import countUnreadNotices from '../inbox/calls/count-unread-notices.ts';
import createApiKey from '../api-keys/calls/create-api-key.ts';
import decideClaim from '../funding/calls/decide-claim.ts';
import decideIdentity from '../identity/calls/decide-identity.ts';
import decideInvitation from '../invitations/calls/decide-invitation.ts';
import decideOtcCase from '../otc/calls/decide-otc-case.ts';
import decideRecovery from '../recovery/calls/decide-recovery.ts';
import decideTrader from '../copy/calls/decide-trader.ts';
import deleteAddress from '../destinations/calls/delete-address.ts';
import deleteCard from '../destinations/calls/delete-card.ts';
import dismissReport from '../conversations/calls/dismiss-report.ts';
import disputeOtcOrder from '../otc/calls/dispute-otc-order.ts';
import editAlert from '../alerts/calls/edit-alert.ts';
import editNickname from '../profile/calls/edit-nickname.ts';
import endOperatorSessions from '../operators/calls/end-operator-sessions.ts';
import endRecurring from '../recurring/calls/end-recurring.ts';
import endSessions from '../accounts/calls/end-sessions.ts';
import enterDemo from '../practice/calls/enter-demo.ts';
import enterRailStatement from '../ledger/calls/enter-rail-statement.ts';
import estimateFollow from '../copy/calls/estimate-follow.ts';
import exchangePoints from '../points/calls/exchange-points.ts';
import exportAudit from '../operators/calls/export-audit.ts';
import findDeposit from '../funding/calls/find-deposit.ts';
import findPeople from '../people/calls/find-people.ts';
import findRecipient from '../send/calls/find-recipient.ts';
import findSender from '../send/calls/find-sender.ts';
import finishOperatorJoin from '../operators/calls/finish-operator-join.ts';
import finishOperatorProof from '../operators/calls/finish-operator-proof.ts';
import finishOperatorSignIn from '../operators/calls/finish-operator-sign-in.ts';
import finishPasskey from '../safety/calls/finish-passkey.ts';
import followTrader from '../copy/calls/follow-trader.ts';
import freezeAccount from '../safety/calls/freeze-account.ts';
import fundCouponRewards from '../coupons/calls/fund-coupon-rewards.ts';
import fundLockedRewards from '../locked/calls/fund-locked-rewards.ts';
import getAbout from '../content/calls/get-about.ts';
import getArtist from '../nft/calls/get-artist.ts';
import getArtwork from '../nft/calls/get-artwork.ts';
import getBook from '../spot/calls/get-book.ts';
import getChatPicture from '../chat/calls/get-chat-picture.ts';
import getChatRoom from '../chat/calls/get-chat-room.ts';
import getClaimProof from '../funding/calls/get-claim-proof.ts';
import getClientId from '../accounts/calls/get-client-id.ts';
import getCompliance from '../content/calls/get-compliance.ts';
import getContact from '../content/calls/get-contact.ts';
import getContent from '../content/calls/get-content.ts';
import getContractDeal from '../contract/calls/get-contract-deal.ts';
import getConvertTerms from '../convert/calls/get-convert-terms.ts';
import getCoupon from '../coupons/calls/get-coupon.ts';
import getDailyReport from '../insight/calls/get-daily-report.ts';
import getDepositAddress from '../funding/calls/get-deposit-address.ts';
import getDocumentKey from '../otc/calls/get-document-key.ts';
import getDualLimit from '../dual/calls/get-dual-limit.ts';
import getDualProduct from '../dual/calls/get-dual-product.ts';
import getDualTape from '../dual/calls/get-dual-tape.ts';
import getFeeTiers from '../fees/calls/get-fee-tiers.ts';
import getFinanceSummary from '../finance/calls/get-finance-summary.ts';
import getFundingInfo from '../funding/calls/get-funding-info.ts';
import getFundingLimits from '../funding/calls/get-funding-limits.ts';
import getGame from '../game/calls/get-game.ts';
import getIdentityState from '../identity/calls/get-identity-state.ts';
import getInvitationOffer from '../invitations/calls/get-invitation-offer.ts';
import getInvitationSummary from '../invitations/calls/get-invitation-summary.ts';
import getLeaderboard from '../game/calls/get-leaderboard.ts';
import getLoanReport from '../loans/calls/get-loan-report.ts';
import getLockedSummary from '../locked/calls/get-locked-summary.ts';
import getMarginUse from '../contract/calls/get-margin-use.ts';
import getMessagePicture from '../conversations/calls/get-message-picture.ts';
import getNews from '../content/calls/get-news.ts';
import getNftHistory from '../nft/calls/get-nft-history.ts';
import getNftProof from '../nft/calls/get-nft-proof.ts';
import getNftTerms from '../nft/calls/get-nft-terms.ts';
import getNoticeSettings from '../inbox/calls/get-notice-settings.ts';
import getOpenRecovery from '../recovery/calls/get-open-recovery.ts';
import getOperatorSelf from '../operators/calls/get-operator-self.ts';
import getOptionLimits from '../options/calls/get-option-limits.ts';
import getOptionResult from '../options/calls/get-option-result.ts';
import getOptionTape from '../options/calls/get-option-tape.ts';
import getOtcAd from '../otc/calls/get-otc-ad.ts';
import getOtcDispute from '../otc/calls/get-otc-dispute.ts';
import getOtcOrder from '../otc/calls/get-otc-order.ts';
import getOtcStats from '../otc/calls/get-otc-stats.ts';
import getOtcVerdict from '../otc/calls/get-otc-verdict.ts';
import getPasskeyOptions from '../accounts/calls/get-passkey-options.ts';
import getPointsTerms from '../points/calls/get-points-terms.ts';
import getPracticeDesk from '../practice/calls/get-practice-desk.ts';
import getProject from '../ieo/calls/get-project.ts';
import getProjectDemand from '../ieo/calls/get-project-demand.ts';
import getPushKey from '../push/calls/get-push-key.ts';
import getRates from '../market/calls/get-rates.ts';
import getRebateFile from '../invitations/calls/get-rebate-file.ts';
import getRecoveryState from '../recovery/calls/get-recovery-state.ts';
import getSafety from '../safety/calls/get-safety.ts';
import getSetting from '../content/calls/get-setting.ts';
import getSiteConfig from '../content/calls/get-site-config.ts';
import getStatement from '../statements/calls/get-statement.ts';
import getStatementFile from '../statements/calls/get-statement-file.ts';
import getStatus from '../insight/calls/get-status.ts';
import getSupportCase from '../support/calls/get-support-case.ts';
import getSupportSatisfaction from '../support/calls/get-support-satisfaction.ts';
import getSupportState from '../support/calls/get-support-state.ts';
import getSupportTranscript from '../support/calls/get-support-transcript.ts';
import getTrader from '../copy/calls/get-trader.ts';
import getUserInfo from '../accounts/calls/get-user-info.ts';
import getWallet from '../ledger/calls/get-wallet.ts';
import getWorthHistory from '../ledger/calls/get-worth-history.ts';
import inviteOperator from '../operators/calls/invite-operator.ts';
import issueCoupons from '../coupons/calls/issue-coupons.ts';
import likeArtwork from '../nft/calls/like-artwork.ts';
import listAddresses from '../destinations/calls/list-addresses.ts';
import listAlertFirings from '../alerts/calls/list-alert-firings.ts';
import listAlerts from '../alerts/calls/list-alerts.ts';
import listAllocation from '../ieo/calls/list-allocation.ts';
import listApiKeys from '../api-keys/calls/list-api-keys.ts';
import listArtists from '../nft/calls/list-artists.ts';
import listArtworkBids from '../nft/calls/list-artwork-bids.ts';
import listArtworks from '../nft/calls/list-artworks.ts';
import listAssets from '../catalog/calls/list-assets.ts';
import listAudit from '../operators/calls/list-audit.ts';
import listCandles from '../market/calls/list-candles.ts';
import listCannedAnswers from '../support/calls/list-canned-answers.ts';
import listChatMessages from '../chat/calls/list-chat-messages.ts';
import listChatMutes from '../chat/calls/list-chat-mutes.ts';
import listChatTrades from '../chat/calls/list-chat-trades.ts';
import listClaims from '../funding/calls/list-claims.ts';
import listContent from '../content/calls/list-content.ts';
import listContractDeals from '../contract/calls/list-contract-deals.ts';
import listContractMarkets from '../contract/calls/list-contract-markets.ts';
import listContractTickets from '../contract/calls/list-contract-tickets.ts';
import listConversations from '../conversations/calls/list-conversations.ts';
import listConversions from '../convert/calls/list-conversions.ts';
import listCopyFeed from '../copy/calls/list-copy-feed.ts';
import listCorrections from '../ledger/calls/list-corrections.ts';
import listCouponCampaigns from '../coupons/calls/list-coupon-campaigns.ts';
import listCoupons from '../coupons/calls/list-coupons.ts';
import listDeposits from '../funding/calls/list-deposits.ts';
import listDocumentViews from '../identity/calls/list-document-views.ts';
import listDomesticCards from '../destinations/calls/list-domestic-cards.ts';
import listDualProducts from '../dual/calls/list-dual-products.ts';
import listDualPurchases from '../dual/calls/list-dual-purchases.ts';
import listEntries from '../ledger/calls/list-entries.ts';
import listFaq from '../content/calls/list-faq.ts';
import listFaucet from '../practice/calls/list-faucet.ts';
import listFeeMonths from '../ledger/calls/list-fee-months.ts';
import listFollows from '../copy/calls/list-follows.ts';
import listFriends from '../invitations/calls/list-friends.ts';
import listHouseAccounts from '../ledger/calls/list-house-accounts.ts';
import listIdentityCases from '../identity/calls/list-identity-cases.ts';
import listIndexSources from '../market/calls/list-index-sources.ts';
import listInstruments from '../market/calls/list-instruments.ts';
import listInternationalCards from '../destinations/calls/list-international-cards.ts';
import listJudgedInvitations from '../invitations/calls/list-judged-invitations.ts';
import listLikedArtworks from '../nft/calls/list-liked-artworks.ts';
import listLiquidations from '../contract/calls/list-liquidations.ts';
import listLive from '../products/calls/list-live.ts';
import listLoanHistory from '../loans/calls/list-loan-history.ts';
import listLoanProducts from '../loans/calls/list-loan-products.ts';
import listLoans from '../loans/calls/list-loans.ts';
import listLockedDeposits from '../locked/calls/list-locked-deposits.ts';
import listLockedDividends from '../locked/calls/list-locked-dividends.ts';
import listLockedProducts from '../locked/calls/list-locked-products.ts';
import listMarketTrades from '../spot/calls/list-market-trades.ts';
import listMenu from '../content/calls/list-menu.ts';
import listMessages from '../conversations/calls/list-messages.ts';
import listMyBids from '../nft/calls/list-my-bids.ts';
import listMyNfts from '../nft/calls/list-my-nfts.ts';
import listNames from '../names/calls/list-names.ts';
import listNews from '../content/calls/list-news.ts';
import listNftCollections from '../nft/calls/list-nft-collections.ts';
import listNftOrders from '../nft/calls/list-nft-orders.ts';
import listNotices from '../inbox/calls/list-notices.ts';
import listOperatorActs from '../people/calls/list-operator-acts.ts';
import listOperators from '../operators/calls/list-operators.ts';
import listOptionAssets from '../options/calls/list-option-assets.ts';
import listOptionMarkets from '../options/calls/list-option-markets.ts';
import listOptionStatistics from '../options/calls/list-option-statistics.ts';
import listOptions from '../options/calls/list-options.ts';
import listOtcAds from '../otc/calls/list-otc-ads.ts';
import listOtcCases from '../otc/calls/list-otc-cases.ts';
import listOtcMethods from '../otc/calls/list-otc-methods.ts';
import listOtcOrders from '../otc/calls/list-otc-orders.ts';
import listOwnOtcAds from '../otc/calls/list-own-otc-ads.ts';
import listPoints from '../points/calls/list-points.ts';
import listPointsHistory from '../points/calls/list-points-history.ts';
import listPointsTasks from '../points/calls/list-points-tasks.ts';
import listPopNews from '../content/calls/list-pop-news.ts';
import listProductRules from '../products/calls/list-product-rules.ts';
import listProducts from '../products/calls/list-products.ts';
import listProjectFacts from '../ieo/calls/list-project-facts.ts';
import listProjects from '../ieo/calls/list-projects.ts';
import listProposals from '../proposals/calls/list-proposals.ts';
import listQuotations from '../market/calls/list-quotations.ts';
import listRails from '../funding/calls/list-rails.ts';
import listRebateMonths from '../invitations/calls/list-rebate-months.ts';
import listRebates from '../invitations/calls/list-rebates.ts';
import listRecentRecipients from '../send/calls/list-recent-recipients.ts';
import listRecoveries from '../recovery/calls/list-recoveries.ts';
import listRecurringPlans from '../recurring/calls/list-recurring-plans.ts';
import listRecurringRuns from '../recurring/calls/list-recurring-runs.ts';
import listReleases from '../ieo/calls/list-releases.ts';
import listReports from '../conversations/calls/list-reports.ts';
import listReviewedTraders from '../copy/calls/list-reviewed-traders.ts';
import listSends from '../send/calls/list-sends.ts';
import listSessions from '../accounts/calls/list-sessions.ts';
import listSettingVersions from '../settings/calls/list-setting-versions.ts';
import listSettings from '../settings/calls/list-settings.ts';
import listSignIns from '../accounts/calls/list-sign-ins.ts';
import listSpins from '../game/calls/list-spins.ts';
import listSpotOrders from '../spot/calls/list-spot-orders.ts';
import listStuck from '../cases/calls/list-stuck.ts';
import listSubscriptions from '../ieo/calls/list-subscriptions.ts';
import listSupportCases from '../support/calls/list-support-cases.ts';
import listSupportObjects from '../support/calls/list-support-objects.ts';
import listSupportQueue from '../support/calls/list-support-queue.ts';
import listTraderTickets from '../copy/calls/list-trader-tickets.ts';
import listTraders from '../copy/calls/list-traders.ts';
import listTransfers from '../transfer/calls/list-transfers.ts';
import listUserAssets from '../catalog/calls/list-user-assets.ts';
import listWaitingCases from '../cases/calls/list-waiting-cases.ts';
import listWallets from '../ledger/calls/list-wallets.ts';
import listWatched from '../watchlist/calls/list-watched.ts';
import listWithdrawalCases from '../funding/calls/list-withdrawal-cases.ts';
import listWithdrawals from '../funding/calls/list-withdrawals.ts';
import loginByPasskey from '../accounts/calls/login-by-passkey.ts';
import loginUser from '../accounts/calls/login-user.ts';
import logoutUser from '../accounts/calls/logout-user.ts';
import mailSupportTranscript from '../support/calls/mail-support-transcript.ts';
import makeLockedDeposit from '../locked/calls/make-locked-deposit.ts';
import makeRecoveryCodes from '../safety/calls/make-recovery-codes.ts';
import markConversationRead from '../conversations/calls/mark-conversation-read.ts';
import mintArtwork from '../nft/calls/mint-artwork.ts';
import moveContractMargin from '../contract/calls/move-contract-margin.ts';
import moveIssuance from '../ieo/calls/move-issuance.ts';
import moveLoanCollateral from '../loans/calls/move-loan-collateral.ts';
import muteChatUser from '../chat/calls/mute-chat-user.ts';
import noteExport from '../operators/calls/note-export.ts';
import notePerson from '../people/calls/note-person.ts';
import noteSupportCase from '../support/calls/note-support-case.ts';
import openBlindBoxes from '../nft/calls/open-blind-boxes.ts';
import openContract from '../contract/calls/open-contract.ts';
import openDualProduct from '../dual/calls/open-dual-product.ts';
import openIdentityCase from '../identity/calls/open-identity-case.ts';
import openNftSeries from '../nft/calls/open-nft-series.ts';
import openOtcOrder from '../otc/calls/open-otc-order.ts';
import openRecoveryCase from '../recovery/calls/open-recovery-case.ts';
import openSupportCase from '../support/calls/open-support-case.ts';
import pauseAlert from '../alerts/calls/pause-alert.ts';
import pauseDual from '../dual/calls/pause-dual.ts';
import pauseOptions from '../options/calls/pause-options.ts';
import pauseRecurring from '../recurring/calls/pause-recurring.ts';
import payCashCoupon from '../coupons/calls/pay-cash-coupon.ts';
import payNftOrder from '../nft/calls/pay-nft-order.ts';
import payOtcOrder from '../otc/calls/pay-otc-order.ts';
import payPracticeDeposit from '../practice/calls/pay-practice-deposit.ts';
import placeNftDeposit from '../nft/calls/place-nft-deposit.ts';
import placeSpotOrder from '../spot/calls/place-spot-order.ts';
import previewChange from '../settings/calls/preview-change.ts';
import previewContract from '../contract/calls/preview-contract.ts';
import previewDual from '../dual/calls/preview-dual.ts';
import previewLoan from '../loans/calls/preview-loan.ts';
import previewLockedDeposit from '../locked/calls/preview-locked-deposit.ts';
import previewLockedExit from '../locked/calls/preview-locked-exit.ts';
import previewNft from '../nft/calls/preview-nft.ts';
import previewRecurring from '../recurring/calls/preview-recurring.ts';
import previewSend from '../send/calls/preview-send.ts';
import previewSpotOrder from '../spot/calls/preview-spot-order.ts';
import previewSweep from '../convert/calls/preview-sweep.ts';
import previewWithdrawal from '../funding/calls/preview-withdrawal.ts';
import proposeCorrection from '../ledger/calls/propose-correction.ts';
import proveRecoveryAddress from '../recovery/calls/prove-recovery-address.ts';
import publishContent from '../content/calls/publish-content.ts';
import quoteConversion from '../convert/calls/quote-conversion.ts';
import rateSupportCase from '../support/calls/rate-support-case.ts';
import readNftOrder from '../nft/calls/read-nft-order.ts';
import readNotices from '../inbox/calls/read-notices.ts';
import redactMessage from '../conversations/calls/redact-message.ts';
import redeemLockedDeposit from '../locked/calls/redeem-locked-deposit.ts';
import refuseContent from '../content/calls/refuse-content.ts';
import registerUser from '../accounts/calls/register-user.ts';
import releaseOtcOrder from '../otc/calls/release-otc-order.ts';
import removeAlert from '../alerts/calls/remove-alert.ts';
import removePasskey from '../safety/calls/remove-passkey.ts';
import removeTotp from '../safety/calls/remove-totp.ts';
import removeWatched from '../watchlist/calls/remove-watched.ts';
import renamePasskey from '../safety/calls/rename-passkey.ts';
import renewLoan from '../loans/calls/renew-loan.ts';
import reopenSupportCase from '../support/calls/reopen-support-case.ts';
import repayLoan from '../loans/calls/repay-loan.ts';
import replaceSpotOrder from '../spot/calls/replace-spot-order.ts';
import reportMessage from '../conversations/calls/report-message.ts';
import resellArtwork from '../nft/calls/resell-artwork.ts';
import resetPassword from '../accounts/calls/reset-password.ts';
import resumeAlert from '../alerts/calls/resume-alert.ts';
import resumeRecurring from '../recurring/calls/resume-recurring.ts';
import reverseContract from '../contract/calls/reverse-contract.ts';
import reviewWithdrawal from '../funding/calls/review-withdrawal.ts';
import revokeApiKey from '../api-keys/calls/revoke-api-key.ts';
import revokeCoupon from '../coupons/calls/revoke-coupon.ts';
import revokeSessions from '../accounts/calls/revoke-sessions.ts';
import saveAddress from '../destinations/calls/save-address.ts';
import saveContent from '../content/calls/save-content.ts';
import saveDomesticCard from '../destinations/calls/save-domestic-card.ts';
import saveInternationalCard from '../destinations/calls/save-international-card.ts';
import saveOtcAd from '../otc/calls/save-otc-ad.ts';
import saveOtcMethod from '../otc/calls/save-otc-method.ts';
import searchFaq from '../support/calls/search-faq.ts';
import seeOperatorNews from '../operators/calls/see-operator-news.ts';
import selfHoldContract from '../copy/calls/self-hold-contract.ts';
import sendChatMessage from '../chat/calls/send-chat-message.ts';
import sendFunds from '../send/calls/send-funds.ts';
import sendMailCode from '../codes/calls/send-mail-code.ts';
import sendMessage from '../conversations/calls/send-message.ts';
import sendOwnCode from '../safety/calls/send-own-code.ts';
import sendRecoveryCode from '../recovery/calls/send-recovery-code.ts';
import sendRecoveryPicture from '../recovery/calls/send-recovery-picture.ts';
import sendSmsCode from '../codes/calls/send-sms-code.ts';
import setAlert from '../alerts/calls/set-alert.ts';
import setAvatar from '../profile/calls/set-avatar.ts';
import setBookOnly from '../funding/calls/set-book-only.ts';
import setCalendar from '../sessions/calls/set-calendar.ts';
import setChatRoom from '../chat/calls/set-chat-room.ts';
import setContractExitSteps from '../contract/calls/set-contract-exit-steps.ts';
import setContractExits from '../contract/calls/set-contract-exits.ts';
import setContractMultiple from '../contract/calls/set-contract-multiple.ts';
import setContractTerms from '../contract/calls/set-contract-terms.ts';
import setConvertTerms from '../convert/calls/set-convert-terms.ts';
import setCopyTerms from '../copy/calls/set-copy-terms.ts';
import setCouponCampaign from '../coupons/calls/set-coupon-campaign.ts';
import setCreditCaps from '../funding/calls/set-credit-caps.ts';
import setDailyReport from '../insight/calls/set-daily-report.ts';
import setDualLimit from '../dual/calls/set-dual-limit.ts';
import setDualReinvest from '../dual/calls/set-dual-reinvest.ts';
import setFeeTiers from '../fees/calls/set-fee-tiers.ts';
import setFiatRate from '../convert/calls/set-fiat-rate.ts';
import setFundingTerms from '../funding/calls/set-funding-terms.ts';
import setHold from '../funding/calls/set-hold.ts';
import setHouseMaker from '../spot/calls/set-house-maker.ts';
import setInvitationSplit from '../invitations/calls/set-invitation-split.ts';
import setInvitationTerms from '../invitations/calls/set-invitation-terms.ts';
import setListed from '../game/calls/set-listed.ts';
import setLoanTerms from '../loans/calls/set-loan-terms.ts';
import setLockedRenewal from '../locked/calls/set-locked-renewal.ts';
import setLockedTerms from '../locked/calls/set-locked-terms.ts';
import setNftArtist from '../nft/calls/set-nft-artist.ts';
import setNftCollection from '../nft/calls/set-nft-collection.ts';
import setNftTerms from '../nft/calls/set-nft-terms.ts';
import setNoticeSetting from '../inbox/calls/set-notice-setting.ts';
import setOperatorAddresses from '../operators/calls/set-operator-addresses.ts';
import setOperatorRole from '../operators/calls/set-operator-role.ts';
import setOptionLimits from '../options/calls/set-option-limits.ts';
import setOptionTerms from '../options/calls/set-option-terms.ts';
import setOtcAdState from '../otc/calls/set-otc-ad-state.ts';
import setPairFees from '../catalog/calls/set-pair-fees.ts';
import setPairStatus from '../catalog/calls/set-pair-status.ts';
import setPayPassword from '../safety/calls/set-pay-password.ts';
import setPhishingWord from '../safety/calls/set-phishing-word.ts';
import setPointsItem from '../points/calls/set-points-item.ts';
import setPointsTask from '../points/calls/set-points-task.ts';
import setPracticeDesk from '../practice/calls/set-practice-desk.ts';
import setProject from '../ieo/calls/set-project.ts';
import setProjectFacts from '../ieo/calls/set-project-facts.ts';
import setProjectMarket from '../ieo/calls/set-project-market.ts';
import setRail from '../funding/calls/set-rail.ts';
import setWheel from '../game/calls/set-wheel.ts';
import settleWithdrawal from '../funding/calls/settle-withdrawal.ts';
import showMyRebates from '../invitations/calls/show-my-rebates.ts';
import signOperatorOut from '../operators/calls/sign-operator-out.ts';
import solveSupportCase from '../support/calls/solve-support-case.ts';
import spinWheel from '../game/calls/spin-wheel.ts';
import stateOtcCase from '../otc/calls/state-otc-case.ts';
import stayLoggedIn from '../accounts/calls/stay-logged-in.ts';
import submitIdentity from '../identity/calls/submit-identity.ts';
import submitRecovery from '../recovery/calls/submit-recovery.ts';
import subscribePush from '../push/calls/subscribe-push.ts';
import subscribeToProject from '../ieo/calls/subscribe-to-project.ts';
import sweepBalances from '../convert/calls/sweep-balances.ts';
import switchProduct from '../products/calls/switch-product.ts';
import takeCase from '../cases/calls/take-case.ts';
import takeContentDown from '../content/calls/take-content-down.ts';
import takeSupportCase from '../support/calls/take-support-case.ts';
import tellTyping from '../conversations/calls/tell-typing.ts';
import testPush from '../push/calls/test-push.ts';
import transferFunds from '../transfer/calls/transfer-funds.ts';
import unfreezeAccount from '../safety/calls/unfreeze-account.ts';
import unmuteChatUser from '../chat/calls/unmute-chat-user.ts';
import unsubscribePush from '../push/calls/unsubscribe-push.ts';
import updatePassword from '../safety/calls/update-password.ts';
import uploadPicture from '../uploads/calls/upload-picture.ts';
import verifyAudit from '../operators/calls/verify-audit.ts';
import viewBooks from '../ledger/calls/view-books.ts';
import viewCoverage from '../ledger/calls/view-coverage.ts';
import viewHealth from '../insight/calls/view-health.ts';
import viewHouseFlow from '../ledger/calls/view-house-flow.ts';
import viewIdentityDocument from '../identity/calls/view-identity-document.ts';
import viewInsight from '../insight/calls/view-insight.ts';
import viewMessagePicture from '../conversations/calls/view-message-picture.ts';
import viewOperatorInvitation from '../operators/calls/view-operator-invitation.ts';
import viewPerson from '../people/calls/view-person.ts';
import viewPersonBalances from '../people/calls/view-person-balances.ts';
import viewPersonContracts from '../people/calls/view-person-contracts.ts';
import viewPersonCoupons from '../people/calls/view-person-coupons.ts';
import viewPersonDeposits from '../people/calls/view-person-deposits.ts';
import viewPersonNotices from '../people/calls/view-person-notices.ts';
import viewPersonOptions from '../people/calls/view-person-options.ts';
import viewPersonOrders from '../people/calls/view-person-orders.ts';
import viewPersonRecurring from '../people/calls/view-person-recurring.ts';
import viewPersonSends from '../people/calls/view-person-sends.ts';
import viewPersonSessions from '../people/calls/view-person-sessions.ts';
import viewPersonSignIns from '../people/calls/view-person-sign-ins.ts';
import viewPersonStatement from '../people/calls/view-person-statement.ts';
import viewPersonWithdrawals from '../people/calls/view-person-withdrawals.ts';
import viewRailMeans from '../funding/calls/view-rail-means.ts';
import viewReconciliation from '../ledger/calls/view-reconciliation.ts';
import viewRecoveryPicture from '../recovery/calls/view-recovery-picture.ts';
import viewSupportCase from '../support/calls/view-support-case.ts';
import withdrawFunds from '../funding/calls/withdraw-funds.ts';
import withdrawTraderApplication from '../copy/calls/withdraw-trader-application.ts';

export const servedCalls: EveryCall = {
  acceptConversion,
  addNftMedia,
  addWatched,
  amendSpotExits,
  amendSpotOrder,
  answerSupportCase,
  appealOtcOrder,
  applyAsTrader,
  beginOperatorJoin,
  beginOperatorProof,
  beginOperatorSignIn,
  beginPasskey,
  beginRecovery,
  beginRecurring,
  beginStepUp,
  beginTotp,
  bidForArtwork,
  bindEmail,
  bindMobile,
  borrow,
  buyArtwork,
  buyDual,
  buyOption,
  cancelAllSpotOrders,
  cancelContract,
  cancelFollow,
  cancelOtcOrder,
  cancelProject,
  cancelProposal,
  cancelRecovery,
  cancelSpotOrder,
  cancelWithdrawal,
  changeRecurring,
  checkChange,
  checkCode,
  checkIn,
  claimDeposit,
  claimPractice,
  closeContract,
  closeContracts,
  closeDualProduct,
  closeSupportCase,
  commentProposal,
  commitSeed,
  confirmClock,
  confirmContent,
  confirmProposal,
  confirmTotp,
  countUnreadNotices,
  createApiKey,
  decideClaim,
  decideIdentity,
  decideInvitation,
  decideOtcCase,
  decideRecovery,
  decideTrader,
  deleteAddress,
  deleteCard,
  dismissReport,
  disputeOtcOrder,
  editAlert,
  editNickname,
  endOperatorSessions,
  endRecurring,
  endSessions,
  enterDemo,
  enterRailStatement,
  estimateFollow,
  exchangePoints,
  exportAudit,
  findDeposit,
  findPeople,
  findRecipient,
  findSender,
  finishOperatorJoin,
  finishOperatorProof,
  finishOperatorSignIn,
  finishPasskey,
  followTrader,
  freezeAccount,
  fundCouponRewards,
  fundLockedRewards,
  getAbout,
  getArtist,
  getArtwork,
  getBook,
  getChatPicture,
  getChatRoom,
  getClaimProof,
  getClientId,
  getCompliance,
  getContact,
  getContent,
  getContractDeal,
  getConvertTerms,
  getCoupon,
  getDailyReport,
  getDepositAddress,
  getDocumentKey,
  getDualLimit,
  getDualProduct,
  getDualTape,
  getFeeTiers,
  getFinanceSummary,
  getFundingInfo,
  getFundingLimits,
  getGame,
  getIdentityState,
  getInvitationOffer,
  getInvitationSummary,
  getLeaderboard,
  getLoanReport,
  getLockedSummary,
  getMarginUse,
  getMessagePicture,
  getNews,
  getNftHistory,
  getNftProof,
  getNftTerms,
  getNoticeSettings,
  getOpenRecovery,
  getOperatorSelf,
  getOptionLimits,
  getOptionResult,
  getOptionTape,
  getOtcAd,
  getOtcDispute,
  getOtcOrder,
  getOtcStats,
  getOtcVerdict,
  getPasskeyOptions,
  getPointsTerms,
  getPracticeDesk,
  getProject,
  getProjectDemand,
  getPushKey,
  getRates,
  getRebateFile,
  getRecoveryState,
  getSafety,
  getSetting,
  getSiteConfig,
  getStatement,
  getStatementFile,
  getStatus,
  getSupportCase,
  getSupportSatisfaction,
  getSupportState,
  getSupportTranscript,
  getTrader,
  getUserInfo,
  getWallet,
  getWorthHistory,
  inviteOperator,
  issueCoupons,
  likeArtwork,
  listAddresses,
  listAlertFirings,
  listAlerts,
  listAllocation,
  listApiKeys,
  listArtists,
  listArtworkBids,
  listArtworks,
  listAssets,
  listAudit,
  listCandles,
  listCannedAnswers,
  listChatMessages,
  listChatMutes,
  listChatTrades,
  listClaims,
  listContent,
  listContractDeals,
  listContractMarkets,
  listContractTickets,
  listConversations,
  listConversions,
  listCopyFeed,
  listCorrections,
  listCouponCampaigns,
  listCoupons,
  listDeposits,
  listDocumentViews,
  listDomesticCards,
  listDualProducts,
  listDualPurchases,
  listEntries,
  listFaq,
  listFaucet,
  listFeeMonths,
  listFollows,
  listFriends,
  listHouseAccounts,
  listIdentityCases,
  listIndexSources,
  listInstruments,
  listInternationalCards,
  listJudgedInvitations,
  listLikedArtworks,
  listLiquidations,
  listLive,
  listLoanHistory,
  listLoanProducts,
  listLoans,
  listLockedDeposits,
  listLockedDividends,
  listLockedProducts,
  listMarketTrades,
  listMenu,
  listMessages,
  listMyBids,
  listMyNfts,
  listNames,
  listNews,
  listNftCollections,
  listNftOrders,
  listNotices,
  listOperatorActs,
  listOperators,
  listOptionAssets,
  listOptionMarkets,
  listOptionStatistics,
  listOptions,
  listOtcAds,
  listOtcCases,
  listOtcMethods,
  listOtcOrders,
  listOwnOtcAds,
  listPoints,
  listPointsHistory,
  listPointsTasks,
  listPopNews,
  listProductRules,
  listProducts,
  listProjectFacts,
  listProjects,
  listProposals,
  listQuotations,
  listRails,
  listRebateMonths,
  listRebates,
  listRecentRecipients,
  listRecoveries,
  listRecurringPlans,
  listRecurringRuns,
  listReleases,
  listReports,
  listReviewedTraders,
  listSends,
  listSessions,
  listSettingVersions,
  listSettings,
  listSignIns,
  listSpins,
  listSpotOrders,
  listStuck,
  listSubscriptions,
  listSupportCases,
  listSupportObjects,
  listSupportQueue,
  listTraderTickets,
  listTraders,
  listTransfers,
  listUserAssets,
  listWaitingCases,
  listWallets,
  listWatched,
  listWithdrawalCases,
  listWithdrawals,
  loginByPasskey,
  loginUser,
  logoutUser,
  mailSupportTranscript,
  makeLockedDeposit,
  makeRecoveryCodes,
  markConversationRead,
  mintArtwork,
  moveContractMargin,
  moveIssuance,
  moveLoanCollateral,
  muteChatUser,
  noteExport,
  notePerson,
  noteSupportCase,
  openBlindBoxes,
  openContract,
  openDualProduct,
  openIdentityCase,
  openNftSeries,
  openOtcOrder,
  openRecoveryCase,
  openSupportCase,
  pauseAlert,
  pauseDual,
  pauseOptions,
  pauseRecurring,
  payCashCoupon,
  payNftOrder,
  payOtcOrder,
  payPracticeDeposit,
  placeNftDeposit,
  placeSpotOrder,
  previewChange,
  previewContract,
  previewDual,
  previewLoan,
  previewLockedDeposit,
  previewLockedExit,
  previewNft,
  previewRecurring,
  previewSend,
  previewSpotOrder,
  previewSweep,
  previewWithdrawal,
  proposeCorrection,
  proveRecoveryAddress,
  publishContent,
  quoteConversion,
  rateSupportCase,
  readNftOrder,
  readNotices,
  redactMessage,
  redeemLockedDeposit,
  refuseContent,
  registerUser,
  releaseOtcOrder,
  removeAlert,
  removePasskey,
  removeTotp,
  removeWatched,
  renamePasskey,
  renewLoan,
  reopenSupportCase,
  repayLoan,
  replaceSpotOrder,
  reportMessage,
  resellArtwork,
  resetPassword,
  resumeAlert,
  resumeRecurring,
  reverseContract,
  reviewWithdrawal,
  revokeApiKey,
  revokeCoupon,
  revokeSessions,
  saveAddress,
  saveContent,
  saveDomesticCard,
  saveInternationalCard,
  saveOtcAd,
  saveOtcMethod,
  searchFaq,
  seeOperatorNews,
  selfHoldContract,
  sendChatMessage,
  sendFunds,
  sendMailCode,
  sendMessage,
  sendOwnCode,
  sendRecoveryCode,
  sendRecoveryPicture,
  sendSmsCode,
  setAlert,
  setAvatar,
  setBookOnly,
  setCalendar,
  setChatRoom,
  setContractExitSteps,
  setContractExits,
  setContractMultiple,
  setContractTerms,
  setConvertTerms,
  setCopyTerms,
  setCouponCampaign,
  setCreditCaps,
  setDailyReport,
  setDualLimit,
  setDualReinvest,
  setFeeTiers,
  setFiatRate,
  setFundingTerms,
  setHold,
  setHouseMaker,
  setInvitationSplit,
  setInvitationTerms,
  setListed,
  setLoanTerms,
  setLockedRenewal,
  setLockedTerms,
  setNftArtist,
  setNftCollection,
  setNftTerms,
  setNoticeSetting,
  setOperatorAddresses,
  setOperatorRole,
  setOptionLimits,
  setOptionTerms,
  setOtcAdState,
  setPairFees,
  setPairStatus,
  setPayPassword,
  setPhishingWord,
  setPointsItem,
  setPointsTask,
  setPracticeDesk,
  setProject,
  setProjectFacts,
  setProjectMarket,
  setRail,
  setWheel,
  settleWithdrawal,
  showMyRebates,
  signOperatorOut,
  solveSupportCase,
  spinWheel,
  stateOtcCase,
  stayLoggedIn,
  submitIdentity,
  submitRecovery,
  subscribePush,
  subscribeToProject,
  sweepBalances,
  switchProduct,
  takeCase,
  takeContentDown,
  takeSupportCase,
  tellTyping,
  testPush,
  transferFunds,
  unfreezeAccount,
  unmuteChatUser,
  unsubscribePush,
  updatePassword,
  uploadPicture,
  verifyAudit,
  viewBooks,
  viewCoverage,
  viewHealth,
  viewHouseFlow,
  viewIdentityDocument,
  viewInsight,
  viewMessagePicture,
  viewOperatorInvitation,
  viewPerson,
  viewPersonBalances,
  viewPersonContracts,
  viewPersonCoupons,
  viewPersonDeposits,
  viewPersonNotices,
  viewPersonOptions,
  viewPersonOrders,
  viewPersonRecurring,
  viewPersonSends,
  viewPersonSessions,
  viewPersonSignIns,
  viewPersonStatement,
  viewPersonWithdrawals,
  viewRailMeans,
  viewReconciliation,
  viewRecoveryPicture,
  viewSupportCase,
  withdrawFunds,
  withdrawTraderApplication,
};
