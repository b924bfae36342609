import { n as assert, r as present } from "./chunk-assert-NnURUTHi.js";
import { n as atomsToText, o as textFromUnits, r as decimalGrammar } from "./chunk-decimal-text-Bcrl9kII.js";
import { o as plus, t as atoms } from "./chunk-atoms--DAEQ9UZ.js";
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { readFileSync } from "node:fs";
import { createTranslator } from "use-intl/core";
import * as z from "zod/mini";
import { PDFDocument } from "pdfkit";
import { inflateSync } from "node:zlib";
// packages/gateway/src/statements/statement-facts.ts
function factsOf({ assets, ...plain }) {
	return {
		...plain,
		assetOf: (assetId) => present(assets.get(assetId), "a statement knows its assets")
	};
}
// packages/messages/src/en/account/index.ts
/** Texts of the account: its safety, its holder's identity and profile, invitations and coupons. */
var account$5 = {
	coupons: {
		none: "No coupons yet",
		noneText: "Coupons you are given wait here until you use them or they expire."
	},
	identity: {
		steps: {
			label: "Steps of the verification",
			info: "Info",
			documents: "Documents",
			review: "Review",
			done: "{step}: done",
			now: "{step}: now",
			waiting: "{step}: being looked at",
			later: "{step}: later"
		},
		levels: {
			basic: "Lv1 Basic",
			advanced: "Lv2 Advanced",
			none: "Not verified",
			limits: "{withdrawals} {unit} / 24 h · {trade} USDT / trade"
		},
		states: {
			not_verified: "Not yet",
			current: "In progress",
			verifying: "Under review",
			verified: "Verified",
			failed: "Not passed"
		},
		idType: "Kind of document",
		idTypes: {
			id_card: "ID card",
			passport: "Passport",
			driver_licence: "Driver's licence"
		},
		country: "Country that issued it",
		chooseCountry: "Choose a country",
		searchCountry: "Name or code of a country",
		noCountry: "No country is called “{text}”.",
		name: "Full name",
		nameHint: "As it appears in the document, with its accents.",
		number: "Number of the document",
		birthDate: "Date of birth",
		birthDateHint: "Year-month-day, such as 1990-05-17.",
		basicText: "What you enter must match your document. It is kept encrypted, and only reviewers can open it.",
		submit: "Submit",
		continue: "Continue",
		pictures: "Pictures of the document",
		picturesText: "All four corners in the picture, sharp, without glare, in colour.",
		picture: {
			front: "Front",
			page: "Page with the photo",
			reverse: "Back",
			selfie: "You with the document",
			selfieText: "Not required. It makes a further question less likely.",
			add: "{picture}: add a picture",
			look: "{picture}: look at the picture",
			take: "Take a photo",
			choose: "Choose a picture",
			kinds: "JPEG, PNG, WebP, GIF or AVIF, up to 10 MB.",
			sending: "Sending {percent} %",
			sent: "Sent",
			notSent: "Not sent",
			again: "Send again",
			retake: "Retake",
			remove: "Remove",
			keep: "Looks good",
			larger: "Enlarge",
			smaller: "Whole picture",
			shown: "Your picture: {picture}",
			check: "Can you read every letter? Then the reviewer can too.",
			not_picture: "This is not a picture of a kind we can read.",
			too_large: "This picture is larger than 10 MB.",
			unreadable: "This picture cannot be shown."
		},
		problems: {
			country_missing: "Choose the country that issued the document.",
			name_missing: "Enter your name as it appears in the document.",
			name_invalid: "A name is made of letters, spaces, hyphens and apostrophes.",
			number_missing: "Enter the number of the document.",
			identity_number_invalid: "This number is not valid for this kind of document.",
			birth_missing: "Enter your date of birth.",
			birth_date_invalid: "There is no such day, or it is too long ago.",
			birth_date_differs: "The number of the document contains another date of birth.",
			identity_too_young: "You must be at least 18 years old.",
			front_missing: "Add the front of the document.",
			page_missing: "Add the page with the photo.",
			reverse_missing: "Add the back of the document.",
			sending: "The pictures are still being sent.",
			not_sent: "A picture was not sent. Send it again.",
			no_tries: "You have submitted as often as is allowed in a day. Try again tomorrow."
		},
		triesLeft: "{count, plural, one {# try} other {# tries}} left today",
		fields: {
			name: "Full name",
			card_id: "Number of the document",
			country: "Country",
			birth_date: "Date of birth",
			front_pic: "Front of the document",
			reverse_pic: "Back of the document",
			selfie_pic: "You with the document"
		},
		faults: {
			differs: "does not match the document",
			unreadable: "cannot be read",
			cut_off: "is cut off at the edge",
			glare: "has glare on it",
			expired: "belongs to a document that has expired",
			not_accepted: "is not accepted here",
			already_used: "is already verified for another account"
		},
		failed: {
			title: "{level} did not pass",
			line: "{field} {fault}.",
			keeps: "The rest was right and stays as it is. Correct what is marked and submit again.",
			ofLv1: "Name, number and date of birth were verified at Lv1 and cannot be changed here. Send pictures of the document they are from. If they were mistyped, tell us under “{contact}”.",
			kept: "Was right",
			change: "Change",
			takenOver: "Kept from before"
		},
		verifying: {
			title: "Under review",
			text: "A reviewer compares what you gave with the rules. Usually under 24 hours. You will get a mail, and this page changes by itself.",
			practiceText: "On this practice site a simulated desk decides after some seconds; it looks at nothing. This page changes by itself.",
			submitted: "Submitted",
			waited: "Waiting for",
			usually: "Usually",
			usuallyLive: "< 24 h",
			usuallyPractice: "Some seconds"
		},
		verified: {
			title: "Your identity is verified",
			text: "Both levels are verified. There is nothing left to do.",
			basicDone: "Lv1 is verified: you can withdraw. With Lv2 you can withdraw more.",
			since: "Verified on",
			document: "Document",
			holder: "Name",
			number: "Number"
		},
		contact: {
			title: "First, how we reach you",
			both: "An e-mail address and a phone number have to be bound before your identity can be verified.",
			one: "An e-mail address or a phone number has to be bound before your identity can be verified.",
			bind: "Bind",
			bound: "Bound"
		},
		privacy: {
			title: "Your documents",
			views: "Who looked at my documents",
			kept: "Pictures are deleted {days} days after the decision.",
			keptUntil: "Your pictures are deleted on {date}.",
			keptGone: "Your pictures have been deleted.",
			sealed: "Kept encrypted. Every look is written down here, with its reason."
		},
		views: {
			none: "Nobody has looked",
			noneText: "When a reviewer opens your details or a picture, it is written here with who, when and why.",
			details: "Details of the form",
			front: "Front of the document",
			reverse: "Back of the document",
			selfie: "You with the document",
			recovery: "You, when the account was to be recovered",
			by: "By {viewer}",
			because: "Why: {reason}",
			case: "Case {number}"
		},
		mark: {
			withdraw: "To withdraw, we need to know who you are",
			other: "For this, we need to know who you are",
			withdrawText: "Money leaves only to people who are verified: that protects you when somebody else has your password.",
			otherText: "What you tried needs a verified identity.",
			needs: "Lv1 is enough: name, number of a document and date of birth. No pictures.",
			waiting: "Your details are being looked at. As soon as they are verified you can go on.",
			enough: "Your identity is verified: you can go on.",
			table: "What each level allows",
			level: "Level",
			withdrawals: "Out in 24 h",
			trade: "Per fiat trade",
			yours: "You",
			start: "Verify my identity",
			look: "See where it stands",
			back: "Go on where I was",
			notNow: "Not now"
		}
	},
	invite: {
		cardTitle: "Join me on Candor",
		qr: "QR code of the invitation link",
		code: "Invitation code",
		copyCode: "Copy the code",
		link: "Invitation link",
		copyLink: "Copy link",
		saveImage: "Save image",
		imageSaved: "Image saved",
		imageFailed: "This browser cannot make the image. Copy the link instead.",
		rebates: "Rebates",
		noRebates: "No rebates yet",
		noRebatesText: "We remember who registers with your code. Invitations pay nothing yet; once they do, every rebate is listed here with the fee it comes from."
	},
	places: {
		chooseTitle: "Choose a place",
		here: "Use my location",
		hereText: "Your browser asks you first. The position stays on this device until you choose it.",
		finding: "Finding where you are",
		foundWithin: "Found, to within {metres} m",
		refused: "Your browser does not give the position: allow it in the settings of this site, or enter it below.",
		unavailable: "The position cannot be found now. Try again outdoors, or enter it below.",
		tookTooLong: "Finding the position took too long. Try again, or enter it below.",
		unsupported: "This browser cannot tell where you are. Enter it below.",
		insecure: "Browsers tell the position on secure connections only. Enter it below.",
		or: "or enter it",
		name: "Name of the place",
		namePlaceholder: "Home, office, a café",
		address: "Address",
		coordinates: "Latitude, longitude",
		coordinatesHint: "As a map shows it: 21.0285, 105.8542",
		problems: {
			missing: "Enter the coordinates, or use your location.",
			unreadable: "Write latitude and longitude with a comma between: 21.0285, 105.8542",
			latitude: "A latitude is from −90 to 90.",
			longitude: "A longitude is from −180 to 180.",
			name_long: "At most {most} characters."
		},
		use: "Use this place",
		noName: "A place without a name",
		bad: "Not a valid place",
		badText: "Its coordinates are missing, or there are none like these on Earth.",
		chooseOther: "Choose a place",
		drawing: "{latitude}, {longitude} on a net of degrees",
		latitude: "Latitude",
		longitude: "Longitude",
		north: "{degrees} N",
		south: "{degrees} S",
		east: "{degrees} E",
		west: "{degrees} W",
		compass: {
			n: "N",
			e: "E",
			s: "S",
			w: "W"
		},
		measure: "How far is it?",
		measureText: "Asks your browser where you are. Nothing is sent to us.",
		metresAway: "{metres} m away, as the crow flies",
		kilometresAway: "{kilometres} km away, as the crow flies",
		openInApp: "Open in the map app",
		osm: "OpenStreetMap",
		apple: "Apple Maps",
		elsewhere: "On the web",
		copy: "Copy coordinates"
	},
	profile: {
		avatar: "Picture",
		changeAvatar: "Change my picture",
		avatarOf: "Picture of {name}",
		take: "Take a photo",
		choose: "Choose a picture",
		kinds: "JPEG, PNG, WebP, GIF or AVIF. It is public.",
		crop: {
			title: "Choose the part",
			area: "Drag the picture; arrow keys move it, + and − enlarge it.",
			zoom: "Enlarge",
			save: "Use this picture",
			unreadable: "This picture cannot be read. Choose another one."
		},
		avatarSaved: "Your picture is changed.",
		nickname: "Nickname",
		nicknameHint: "2 to 10 letters, Chinese characters or digits. Everybody can see it.",
		signature: "Signature",
		signatureHint: "2 to 30 characters, or none.",
		counter: "{count} / {most}",
		problems: {
			nickname_short: "At least 2 characters.",
			nickname_long: "At most 10 characters.",
			nickname_signs: "Only letters, Chinese characters and digits.",
			signature_short: "At least 2 characters.",
			signature_long: "At most 30 characters.",
			signature_signs: "Only letters, digits and the punctuation of a sentence."
		},
		save: "Save",
		saved: "Saved.",
		noChange: "Nothing is changed.",
		account: "Account",
		uid: "UID",
		copyUid: "Copy UID",
		identity: "Identity",
		email: "E-mail",
		phone: "Phone",
		notBound: "Not bound",
		since: "With us since"
	},
	recover: {
		title: "Lost second factor",
		entry: "I have none of these any more",
		password: {
			title: "Your login password",
			text: "You came with a code. For this your login password is needed too."
		},
		intro: {
			title: "All of them are gone?",
			text: "Then we can take your second factors off this account. It is slow on purpose: nobody can do it without your noticing.",
			label: "What will happen",
			codes: "A code",
			codesText: "It goes to {address} and shows that you can be reached there.",
			bothCodes: "Two codes",
			bothCodesText: "One goes to {email}, one to {phone}. They show that you can be reached there.",
			picture: "A new photo",
			pictureText: "You, your document and a handwritten paper. A reviewer compares it with your verified identity.",
			simulatedText: "You, your document and a handwritten paper. On this practice site a simulated desk allows it; it looks at nothing.",
			wait: "A wait of {duration}",
			waitText: "We write to you at once. The link in each message cancels it, and so does any login with a second factor.",
			frozenText: "It stays so through the wait; the end of it opens the account too.",
			frozenWaitText: "We write to you at once. The link in each message cancels it, and so does opening the account with a second factor.",
			end: "Then your password is enough",
			endText: "App, passkeys and recovery codes are removed. Every device is logged out, every API key stops.",
			held: "Nothing can be withdrawn meanwhile",
			heldText: "From when you ask until some time after the end. Balances, orders, positions and your pay password stay.",
			begin: "Continue",
			back: "I still have one"
		},
		steps: {
			label: "Steps of the recovery",
			codes: "Codes",
			picture: "Photo",
			wait: "Wait"
		},
		codes: {
			email: "Confirm your e-mail",
			phone: "Confirm your phone",
			text: "We send six digits to {address}. Type them in here.",
			proven: "{address} is confirmed"
		},
		picture: {
			title: "A photo of you",
			text: "You, your document and a handwritten paper, all in one photo.",
			paper: "Write this on a sheet of paper, by hand",
			date: "Date of today",
			number: "Number",
			face: "Your whole face, without glasses, mask or hat.",
			document: "Your document beside it, the side with your photo, every letter readable.",
			sheet: "The paper in your hand, date and number readable.",
			tile: "You, document and paper",
			private: "Kept encrypted. Later you can see who looked at it, and why.",
			missing: "Add the photo first.",
			sending: "The photo is still being sent.",
			notSent: "The photo was not sent. Send it again."
		},
		ask: {
			title: "Ask for it now?",
			photo: "Photo",
			proven: "Confirmed",
			another: "Take another photo",
			label: "When you ask",
			mails: "We write to you at once, with a link that cancels it.",
			held: "Nothing can be withdrawn from then on.",
			wait: "The wait of {duration} begins. Any login with a second factor cancels it.",
			frozenWait: "The wait of {duration} begins. Opening the account with a second factor cancels it.",
			removed: "Then app, passkeys and recovery codes are removed, every device is logged out, every API key stops.",
			stays: "Your pay password stays: money leaves only with it.",
			submit: "Ask to remove my factors"
		},
		wait: {
			title: "Your request is running",
			reviewTitle: "A reviewer looks at your photo",
			left: "left",
			over: "Only the review of your photo is missing",
			ending: "Your second factors are being removed",
			asked: "Asked on",
			due: "Not before",
			photo: "Your photo",
			photoStates: {
				open: "Being looked at",
				allowed: "Allowed",
				refused: "Refused"
			},
			label: "What happens next",
			mails: "We have written to you. The link in each message cancels the request.",
			end: "At the end the factors are removed, and you log in with your password alone.",
			frozenEnd: "At the end the factors are removed and the account is not frozen any more: you log in with your password alone.",
			setUp: "Set up a new second factor first. Withdrawals open some time later.",
			leave: "You can close this page. To see it again, come back the way you came.",
			stop: "Found it again?",
			stopText: "A login with your app, a passkey or a recovery code cancels the request. So does the link in our message, if you changed your mind.",
			frozenStopText: "Opening the account with your app, a passkey or a recovery code cancels the request. So does the link in our message, if you changed your mind.",
			logIn: "Log in with it and cancel"
		},
		done: {
			title: "You can log in again",
			text: "Your second factors are removed.",
			setUp: "Set up a new second factor first: until then your password alone opens the account.",
			held: "Withdrawals open some time later.",
			pay: "Your pay password is as before.",
			devices: "Every device is logged out, and every API key has stopped."
		},
		refused: {
			title: "The photo was not accepted",
			text: "Your second factors stay, and nothing was changed. You can ask again with another photo.",
			why: "What our reviewer writes"
		},
		cancelled: {
			title: "The request was cancelled",
			text: "By a login with a second factor, by a device that is logged in, by the link in our message, or by another change of security. Your second factors stay.",
			notYou: "None of these was you?",
			notYouText: "Then somebody else is in your account or in your mailbox. Freeze it with the link in our mail."
		},
		again: "Start again",
		toLogin: "Go to the login",
		unknown: {
			title: "Begin at the login",
			text: "Log in with your password. Where your second factor is asked for, choose “I have none of these any more”."
		},
		cancel: {
			title: "Cancel the request",
			text: "Somebody asked to remove all second factors of your account: authenticator app, passkeys and recovery codes.",
			why: "Was it not you?",
			whyText: "Whoever asked knew your login password. Cancel it, then change the password.",
			mine: "Was it you?",
			mineText: "Then close this page: the request runs on.",
			submit: "Cancel the request",
			done: "The request is cancelled",
			doneText: "Your second factors stay as they are.",
			advice: "It was not you?",
			adviceText: "Whoever asked knew your login password and could read the code we sent. Change it, and the password of your mailbox too.",
			freezeByMail: "Somebody may be in your account? The other link in the same mail freezes it.",
			look: "Look at the security page",
			lookText: "Is something there that you did not do? Freeze the account with the other link in the same mail.",
			changePassword: "Change the login password"
		},
		alert: {
			title: "Somebody asked to remove your second factors",
			from: "Asked from {device}, network {network}",
			unknown: "an unknown device",
			left: "They are removed in {time}, unless it is cancelled.",
			soon: "They can be removed at any moment, unless it is cancelled.",
			cancel: "It was not me: cancel",
			freeze: "Freeze my account",
			mine: "Was it you? Then leave it as it is."
		}
	},
	safety: {
		score: {
			label: "Account safety {score} of 100",
			strong: "Well protected",
			fair: "Nearly there",
			weak: "Easy to take over",
			allDone: "Every protection there is has been set.",
			whys: {
				set_factor: "With a second factor a stolen password is not enough.",
				set_pay_password: "Withdrawals ask for a pay password, so a borrowed phone is not enough.",
				make_recovery_codes: "Recovery codes let you in when your phone is lost.",
				bind_email: "A second way to reach you, and to get back in.",
				set_phishing_word: "A word that only you and we know shows which mails are really from us.",
				bind_phone: "A second way to reach you, and to get back in.",
				turn_book_only_on: "A thief then cannot send funds to an address of his own."
			},
			steps: {
				set_factor: "Set up a second factor",
				set_pay_password: "Set a pay password",
				make_recovery_codes: "Make recovery codes",
				bind_email: "Bind an e-mail",
				set_phishing_word: "Choose a word for our mails",
				bind_phone: "Bind a phone",
				turn_book_only_on: "Withdraw to saved addresses only"
			}
		},
		groups: {
			passwords: "Passwords",
			factors: "Second factor",
			reach: "How we reach you",
			protection: "Protection",
			access: "Who has access"
		},
		rows: {
			totp: "Authenticator app",
			passkeys: "Passkeys",
			recovery: "Recovery codes",
			phishingWord: "Anti-phishing word",
			bookOnly: "Saved addresses only",
			freeze: "Freeze my account",
			sessions: "Devices and sessions",
			signIns: "Sign-in history",
			apiKeys: "API keys",
			stay: "Stay logged in here"
		},
		values: {
			notSet: "Not set",
			set: "Set",
			on: "On",
			off: "Off",
			notBound: "Not bound",
			changedOn: "Changed {date}",
			left: "{count, plural, =0 {None} other {# left}}",
			stayOn: "Up to 30 days",
			stayOff: "Logged out after 12 hours without use"
		},
		hold: {
			before: "After this change nothing can be withdrawn for {duration}. Withdrawals on their way wait just as long.",
			title: "Withdrawals on hold",
			left: "{time} left",
			untilLifted: "Until it is lifted",
			text: "You can go on depositing and trading.",
			reasons: {
				password_changed: "Login password changed",
				phone_changed: "Phone changed",
				email_changed: "E-mail changed",
				factor_changed: "Second factor changed",
				pay_password_changed: "Pay password changed",
				account_frozen: "Account frozen",
				under_review: "Under review"
			}
		},
		durations: {
			hours: "{count, plural, one {# hour} other {# hours}}",
			minutes: "{count, plural, one {# minute} other {# minutes}}",
			seconds: "{count, plural, one {# second} other {# seconds}}"
		},
		lastUsed: "Last used",
		neverUsed: "Not used yet",
		fields: {
			loginPassword: "Login password",
			currentPassword: "Current password",
			code: "Code to {address}",
			codeFrom: "Send the code to",
			passwordMissing: "Enter your login password."
		},
		password: {
			text: "A code proves that it is you. All other devices are logged out.",
			submit: "Change password",
			done: "Password changed. Other devices are logged out."
		},
		payPassword: {
			setText: "Six digits that withdrawals, new addresses and other changes ask for, along with your second factor.",
			changeText: "Confirm the change with your current pay password and your second factor.",
			resetText: "Forgotten? A code, the login password and your second factor set a new one.",
			first: "New pay password",
			again: "Once more",
			set: "Set pay password",
			change: "Change pay password",
			reset: "Reset pay password",
			forgot: "Forgot it?",
			remembered: "I remember it",
			done: "Pay password set",
			locked: "Too many failed attempts: it opens again in {time}. Trading goes on.",
			problems: {
				six: "Exactly six digits.",
				differ: "The two are not the same."
			}
		},
		bind: {
			email: "Bind e-mail",
			phone: "Bind phone",
			now: "Bound now: {address}",
			newEmail: "New e-mail",
			newPhone: "New phone number",
			newCode: "Code from the new one",
			done: "Bound"
		},
		totp: {
			addTitle: "Set up an authenticator app",
			scan: "Scan this with an app such as Aegis, 2FAS or Google Authenticator.",
			qr: "QR code for the authenticator app",
			manual: "Or type this key into it",
			copyKey: "Copy the key",
			openApp: "Open in an app on this phone",
			keep: "Keep the key in a safe place too: whoever has it can make the codes.",
			confirm: "The six digits that the app shows now",
			submit: "Switch on",
			added: "The authenticator app is on",
			isOn: "The authenticator app is on",
			isOnText: "Added {date}. Logins and withdrawals ask for its code.",
			remove: "Remove it",
			removeTitle: "Remove the authenticator app?",
			removeText: "Logins and withdrawals then no longer ask for its code.",
			removed: "The authenticator app is removed"
		},
		passkeys: {
			text: "A passkey is kept by your phone or computer and opened with your face, finger or PIN. It cannot be phished.",
			none: "No passkeys yet",
			add: "Add a passkey",
			addText: "Your device asks for your face, finger or PIN next.",
			name: "Name",
			namePlaceholder: "My phone",
			nameMissing: "Give it a name.",
			added: "Passkey added",
			addedOn: "Added {date}",
			backedUp: "Kept in the cloud of your device",
			oneDevice: "On one device only",
			rename: "Rename",
			renamed: "Renamed",
			remove: "Remove",
			removeTitle: "Remove “{name}”",
			removeText: "It no longer opens this account. Remove it from your device as well.",
			removed: "Passkey removed",
			unsupported: "This browser has no passkeys",
			unsupportedText: "Use a newer browser over https, or an authenticator app.",
			dismissed: "Nothing was changed: the request was closed or took too long.",
			exists: "This device already has a passkey of this account.",
			failed: "The device could not do it. Try again, or use another one."
		},
		recovery: {
			text: "Each code lets you in once when your second factor is lost, or removes the lost one. No code moves money.",
			left: "{count, plural, =0 {No codes are left} one {code is left} other {codes are left}}",
			factorFirst: "Recovery codes belong to a second factor. Set one up first.",
			make: "Make codes",
			remake: "Make new codes",
			remakeText: "The old codes stop working from then on.",
			title: "Your recovery codes",
			shownOnce: "They are shown only once. Print them, or keep them somewhere other than your phone.",
			copy: "Copy",
			download: "Download",
			fileHead: "Candor recovery codes. Each one works once.",
			kept: "I have kept them in a safe place"
		},
		sessions: {
			text: "If one of these is not you, log it out and change your password.",
			unknown: "Unknown device",
			here: "This device",
			ends: "Ends by {date}",
			revoke: "Log out",
			revokeTitle: "Log out {device}?",
			revokeText: "It is logged out at once, wherever it is.",
			revokeAll: "Log out all other devices",
			revokeAllTitle: "Log out all other devices?",
			revokeAllText: "Only this device stays logged in.",
			revoked: "Logged out",
			alone: "No other device is logged in."
		},
		signIns: {
			none: "No logins yet",
			results: {
				signed_in: "Logged in",
				password_wrong: "Wrong password",
				factor_wrong: "Wrong second factor",
				frozen: "Refused: account frozen"
			}
		},
		apiKeys: {
			text: "For programs that act for you. A key is as powerful as its scopes: never give it to anybody.",
			none: "No API keys",
			noneText: "Make one to let your own program read or trade.",
			create: "New key",
			submit: "Create key",
			name: "Name",
			nameMissing: "Give it a name.",
			scopes: "Permissions",
			scope: {
				read: "Read",
				trade: "Trade",
				withdraw: "Withdraw"
			},
			scopeText: {
				read: "Balances, orders and records",
				trade: "Place and cancel orders",
				withdraw: "Reserved: no call uses it yet. Needs IP addresses"
			},
			scopeMissing: "Choose at least one.",
			addresses: "IP addresses (optional)",
			addressesHint: "Separated by commas, at most ten. Empty: from anywhere.",
			addressesMissing: "A key that may withdraw needs at least one IP address.",
			addressesInvalid: "These are not IP addresses.",
			validity: "Valid for",
			days: "{count, plural, one {# day} other {# days}}",
			from: "From",
			anywhere: "Anywhere",
			until: "Until",
			expired: "Expired",
			revoke: "Revoke",
			revokeTitle: "Revoke “{name}”?",
			revokeText: "Programs with this key are refused at once.",
			revoked: "Key revoked",
			secretTitle: "Your new key",
			secretText: "It is shown only once. Whoever has it can use it.",
			copySecret: "Copy the key",
			secretKept: "I have kept it",
			header: "Send it as the header “Authorization: Bearer …”."
		},
		phishingWord: {
			text: "Every mail from us carries your word. A mail without it is not from us, and the login page never asks for it.",
			now: "Your word",
			field: "New word",
			hint: "4 to 20 letters, digits, spaces, “-”, “_” or “.”",
			save: "Save",
			remove: "Remove the word",
			saved: "Our mails carry your word now",
			removed: "Our mails no longer carry a word"
		},
		freeze: {
			title: "Freeze my account",
			text: "If somebody else is in your account, freeze it. The link in each of our security mails does the same.",
			effects: {
				sessions: "Every device is logged out, this one too.",
				keys: "Every API key stops.",
				funds: "Nothing can be withdrawn until you unfreeze it, and for a waiting time after that.",
				orders: "Open orders and positions stay as they are."
			},
			submit: "Freeze",
			question: "Freeze this account?",
			questionText: "All devices are logged out. To get back you need the login password, a code and your second factor.",
			done: "Your account is frozen",
			doneText: "Nobody is logged in, and nothing can be withdrawn. When you are sure that it is yours alone again, unfreeze it.",
			linkText: "You opened the link of a security mail. You do not need to log in for this.",
			unfreeze: "Unfreeze"
		},
		unfreeze: {
			title: "Unfreeze my account",
			text: "The login password, a code and, if you have one, your second factor.",
			frozen: "This account is frozen",
			frozenText: "It was frozen by its owner. Nobody can log in until it is unfrozen.",
			submit: "Unfreeze",
			done: "Unfrozen. You can log in again; withdrawals stay on hold for a while."
		},
		signIn: {
			passkey: "Sign in with a passkey",
			title: "One more step",
			text: "That was right. Now confirm with your second factor.",
			totpText: "The six digits that your authenticator app shows now.",
			totp: "Code from the authenticator app",
			recoveryText: "One of your recovery codes. It works once.",
			recovery: "Recovery code",
			useRecovery: "Use a recovery code",
			useTotp: "Use the authenticator app",
			usePasskey: "Use a passkey",
			recoveryInvalid: "A code like ABCDE-23456.",
			back: "Back"
		}
	},
	stepUp: {
		title: "Confirm that it is you",
		secondsLeft: "Valid for {seconds} s",
		over: "The time is up. Nothing was done.",
		askAgain: "Ask again",
		payPassword: "Pay password",
		payPasswordForgotten: "Forgotten?",
		code: "Code from your authenticator app",
		passkey: "Use a passkey",
		passkeyText: "Fingerprint, face or the key of this device",
		passkeyRefused: "The passkey was not used. Try again, or use a code.",
		instead: {
			passkey: "Use a passkey instead",
			totp: "Use a code from the app",
			recovery: "Use a recovery code"
		},
		recoveryCode: "Recovery code",
		needPayPassword: "Set a pay password first",
		needPayPasswordText: "It protects what leaves your account, apart from the password you log in with.",
		setPayPassword: "Set a pay password",
		needFactor: "Set up a second factor first",
		needFactorText: "A passkey or an authenticator app. Without one, whoever knows your password could empty the account.",
		setFactor: "Set up a second factor",
		bothNeeded: "A pay password and a second factor are needed once; after that this takes seconds.",
		lockedTitle: "Too many failed attempts",
		lockedUntil: "You can try again in {time}. Trading is not affected.",
		notYou: "Nothing is done before you confirm. If you did not start this, close it and change your password."
	}
};
// packages/messages/src/en/errors.ts
/** The refusals that the app itself knows by their words, most of them said before the server does. The others are in `refusals`. */
var errors$2 = {
	index_stale: "The index price is interrupted. Please try again in a moment.",
	pair_not_trading: "Trading of this pair is paused. Your open orders stay as they are; please try again later.",
	price_missing: "Enter a price.",
	quantity_missing: "Enter an amount.",
	quantity_too_small: "The amount is too small. Enter a larger one.",
	stop_missing: "Enter the trigger price.",
	stop_would_trigger: "The trigger price has been passed already: the order would start at once. Choose one on the other side of the index price.",
	oco_prices_wrong: "The two prices of an OCO must lie on both sides of the index price: when selling, limit above and stop below; when buying, the reverse.",
	exit_prices_wrong: "Take profit must lie on the winning side of the entry price and stop loss on the losing side: above and below for a buy or a long, the other way round for a short.",
	slippage_invalid: "Enter a slippage limit above 0% and within what this pair allows.",
	order_combination_invalid: "These order options do not go together. Change the order type or the time in force.",
	post_only_would_take: "A post-only order at this price would be filled at once, so it was not placed. Choose a price further from the other side.",
	login_failed: "Login failed. Check the account and the password.",
	upload_heic: "HEIC photos cannot be read here. Take it again as JPEG (iPhone: Settings > Camera > Formats > Most Compatible), or choose a screenshot of it.",
	parameter_error: "Parameter error. Check what you entered."
};
// packages/messages/src/en/index.ts
/** The texts that every page needs, and the measure of the other languages: same keys, same arguments. */
var en = {
	account: {
		welcomeBack: "Welcome back",
		loginText: "Log in to trade and to check your assets.",
		registerTitle: "Create account",
		registerText: "A code proves that the e-mail address or number is yours.",
		forgotTitle: "Reset password",
		forgotText: "A new password ends every session of the account.",
		channel: "Way to sign in",
		email: "E-mail",
		mobile: "Phone",
		emailPlaceholder: "name@example.com",
		phoneNumber: "Phone number",
		isValid: "Looks right",
		areaCode: "Area code {code}, {country}",
		searchArea: "Country, region or code",
		noArea: "No country or region matches “{text}”",
		letters: "Letters",
		password: "Password",
		newPassword: "New password",
		passwordAgain: "Confirm password",
		passwordHint: "Longer than six characters",
		strength: {
			short: "Too short: more than six characters",
			weak: "Weak: longer is better than stranger",
			fair: "Fair: a few more characters make it strong",
			strong: "Strong"
		},
		code: "Verification code",
		codeSentTo: "Sent to {recipient}, valid for {minutes} minutes",
		invitationCode: "Invitation code",
		haveInvitation: "I have an invitation code (optional)",
		stayLoggedIn: "Stay logged in on this device",
		forgot: "Forgot password?",
		or: "or",
		logInWithCode: "Log in with a code",
		logInWithPassword: "Log in with the password",
		noAccount: "No account yet?",
		haveAccount: "Already have an account?",
		rememberedIt: "Remembered it?",
		createAccount: "Create account",
		setPassword: "Set new password",
		agreeTo: "I have read and accept the",
		agreement: "user agreement",
		agreeToo: "and the",
		privacy: "privacy notice",
		accept: "Read and accepted",
		outboxHint: "Practice site: codes are not sent, they wait in the",
		outbox: "outbox",
		demoHint: "Just looking around?",
		useDemo: "Use the demo account",
		demoFilled: "The password of the demo account stands where the server was started.",
		changeLanguage: "Language: {language}",
		problems: {
			emailInvalid: "Enter a valid e-mail address.",
			phoneInvalid: "Enter a valid phone number.",
			passwordMissing: "Enter the password.",
			passwordShort: "The password must be longer than six characters.",
			passwordLong: "Text too long: at most 128 characters.",
			confirmShort: "The confirmed password must be longer than six characters.",
			passwordsDiffer: "The two passwords are inconsistent.",
			codeSixDigits: "The verification code has exactly six digits.",
			specialCharacters: "Letters and digits only, no special characters.",
			textTooLong: "Text too long",
			notAgreed: "Please read and accept it first."
		}
	},
	chart: {
		choosePair: "Choose a pair",
		priceAlert: "Price alert",
		linkCopied: "Link copied",
		high24h: "24h high",
		low24h: "24h low",
		volume: "Vol {asset}",
		madeWith: "Charts by TradingView",
		index: {
			simulated: "Index: simulated",
			live: "Index price",
			title: "Where this price comes from",
			now: "Index now",
			last: "Last trade",
			updated: "Updated",
			practiceSource: "This is a practice site. Its index has one source named “simulated”: a fixed calculation from a seed that moves like a real market, with quiet days and sudden jumps. It is not a real price, and nobody here can change it.",
			liveSource: "Twice a second we take the price of at least three venues that are no older than 3 seconds, hold each within 0.5% of their median, and use the mean. With fewer than three there is no new price.",
			grid: "One index price for every half second. Conversions and trigger orders use it. The last trade is made by orders in the book and may stand a little beside it.",
			staleRule: "An index price older than 5 seconds is shown as interrupted. Conversions then wait; limit orders in the book keep working."
		},
		periodsLabel: "Chart period",
		periods: {
			line: "Line",
			"1min": "1m",
			"5min": "5m",
			"15min": "15m",
			"30min": "30m",
			"1hour": "1h",
			"4hour": "4h",
			"1day": "1D",
			"1week": "1W"
		},
		more: "More",
		morePeriods: "More periods",
		indicators: "Indicators",
		open: "O",
		high: "H",
		low: "L",
		close: "C",
		volumeShort: "Vol",
		settings: "Chart settings",
		fullScreen: "Full screen",
		leaveFullScreen: "Leave full screen",
		maPeriods: "Moving averages (MA and EMA)",
		maPeriod: "Period {number}",
		maPeriodHint: "Whole numbers from 2 to 400",
		showOrders: "Show my open orders",
		resetSettings: "Reset",
		yourOrder: "{side} {amount}",
		noCandles: "No prices in this range yet",
		chartOf: "Price chart of {pair}, {period}. Last price {price}.",
		tabsLabel: "Market data",
		tabs: {
			book: "Order book",
			depth: "Depth",
			trades: "Trades",
			about: "About"
		},
		amountOf: "Amount ({asset})",
		priceIn: "Price ({asset})",
		time: "Time",
		bids: "Bids",
		asks: "Asks",
		bookEmpty: "The book is empty",
		bookEmptyText: "Orders waiting to trade are shown here.",
		depthOf: "Depth of the order book of {pair}",
		depthAt: "{amount} {asset} up to {price}",
		depthWithin: "Shown: the orders in the book around {price}",
		noTrades: "No trades yet",
		noTradesText: "Each trade in this pair appears here at once.",
		about: {
			class: "Class",
			tick: "Price step",
			lot: "Amount step",
			minNotional: "Least order value",
			maxAmount: "Largest order",
			makerFee: "Maker fee",
			takerFee: "Taker fee",
			band: "Limit prices within",
			status: "Trading",
			feeNote: "Fees are taken from what you receive and are fixed when the order is placed.",
			stockNote: "A price contract: it follows the price of {name} and gives no shares, no votes, no dividends and no other right of a shareholder.",
			coinText: {
				BTC: "Bitcoin is a digital currency that nobody issues. Its network has kept a public ledger since 2009, and there will never be more than 21 million coins.",
				ETH: "Ether pays for computation on Ethereum, a public network that runs programs called smart contracts. Holders who secure the network earn new ether.",
				SOL: "SOL pays the fees of Solana, a network built for many cheap transactions a second, and secures it by staking.",
				BNB: "BNB pays the fees of BNB Chain, a smart-contract network with low fees and a small set of validators.",
				XRP: "XRP is the currency of the XRP Ledger, a network made for quick payments between currencies.",
				DOGE: "Dogecoin began as a joke in 2013 and became a currency for tips and small payments. New coins are made every minute, without a limit.",
				other: "{name} ({code}) is traded here against {quote}. Its price is set by supply and demand and can fall to nothing."
			}
		},
		orders: "Orders",
		buy: "Buy",
		sell: "Sell",
		notTrading: "Trading of this pair is paused",
		pairMissing: "There is no such pair",
		pairMissingText: "It may have been renamed or taken off the list.",
		toMarket: "To the market"
	},
	common: {
		confirm: "Confirm",
		cancel: "Cancel",
		retry: "Try again",
		close: "Close",
		back: "Back",
		done: "Done",
		edit: "Edit",
		search: "Search",
		clear: "Clear",
		all: "All",
		more: "More",
		viewAll: "View all",
		max: "Max",
		copied: "Copied",
		share: "Share",
		loading: "Loading…",
		checkingDevice: "Checking your device…",
		noMoreData: "No more data",
		timedOut: "This is taking too long. Check your connection and try again.",
		somethingWrong: "Something went wrong on this page.",
		reload: "Reload",
		newVersion: "A new version is ready.",
		pleaseLogIn: "Please log in first",
		logIn: "Log in",
		register: "Register",
		underDevelopment: "Function under development",
		notOffered: "Not offered here or in your country",
		notOfferedGoesOn: "What you have can still be closed, sold or withdrawn.",
		offline: "You are offline. Prices and balances may be out of date.",
		practice: "Practice",
		available: "Available",
		frozen: "Frozen",
		equivalent: "Equivalent",
		total: "Total",
		amount: "Amount",
		price: "Price",
		fee: "Fee",
		time: "Time",
		pair: "Pair",
		asset: "Asset",
		today: "Today",
		fiatBuiltInSource: "Built-in rate",
		fiatSource: "{source} · {age}",
		justNow: "Just now",
		minutesAgo: "{count, plural, one {# minute ago} other {# minutes ago}}",
		hoursAgo: "{count, plural, one {# hour ago} other {# hours ago}}",
		daysAgo: "{count, plural, one {# day ago} other {# days ago}}",
		tabHome: "Home",
		tabMarket: "Market",
		tabTrade: "Trade",
		tabFinance: "Finance",
		tabAssets: "Assets",
		notFoundTitle: "There is no such page",
		goHome: "Go to the home page",
		appName: "Candor",
		notifications: "Notifications",
		mainNavigation: "Main navigation",
		noRecords: "No records yet",
		offlineSince: "No connection. Updated {time}",
		pricesPaused: "Prices are paused while the server's clock is checked",
		pricesFrom: "Prices from {seconds} s ago",
		listBehind: "This list is a few moments behind: what happened last may be missing.",
		indexDegraded: "Index interrupted",
		errorCode: "Code: {code}",
		serverDidNotAnswer: "The server did not answer",
		chunkLoadError: "This page could not be loaded (ChunkLoadError)",
		signedOutTitle: "You are not logged in",
		signedOutText: "Log in to see this page.",
		underDevelopmentText: "This page opens with a later version. Nothing here needs you yet.",
		notFoundText: "The address may be old or mistyped.",
		showPassword: "Show password",
		hidePassword: "Hide password",
		hideBalances: "Hide balances",
		showBalances: "Show balances",
		sendCode: "Send code",
		resendIn: "{seconds} s",
		increase: "Increase {label}",
		decrease: "Decrease {label}",
		percentOfAvailable: "Percent of available",
		amountUnreadable: "Enter a number",
		amountTooFine: "{decimals, plural, =0 {Whole numbers only} one {At most # decimal} other {At most # decimals}}",
		amountTooLarge: "This number is too large",
		amountAmbiguous: "Do you mean",
		finance: {
			intro: "Products that put your assets to work. Each one shows its rule, its risk and its arithmetic before you join.",
			coming: "Coming",
			lockup: "Locked mining",
			lockupText: "Lock a coin for a term, paid daily. Early exit costs what the rule says, to the last digit.",
			dual: "Dual investment",
			dualText: "Name a price and a date. Both outcomes are worked out before you sign.",
			ieo: "IEO",
			ieoText: "Subscribe to new listings at the issue price, with a draw anyone can check.",
			copy: "Copy trading",
			copyText: "Follow a trader with fixed lots or a fixed multiple.",
			nft: "NFT",
			nftText: "Auctions, fixed prices and blind boxes with published odds.",
			points: "Points and coupons",
			pointsText: "Exchange points you have earned, use coupons before they end."
		},
		titles: {
			home: "Home",
			market: "Market",
			trade: "Trade",
			finance: "Finance",
			assets: "Assets",
			login: "Log in",
			register: "Register",
			area: "Country or region",
			article: "Article",
			webView: "Web page",
			faq: "Frequent questions",
			contact: "Contact us",
			about: "About us",
			borrowing: "Loans",
			search: "Search",
			contract: "Contract",
			contractOrders: "Contract orders",
			seconds: "Options",
			chart: "Chart",
			spotOrders: "Spot orders",
			chooseCoin: "Choose a coin",
			deposit: "Deposit",
			depositRecords: "Deposits and withdrawals",
			withdraw: "Withdraw",
			records: "Records",
			allRecords: "All records",
			transfer: "Transfer",
			transferHistory: "Transfer history",
			convert: "Convert",
			copyTrading: "Copy trading",
			myCopies: "My copy trading",
			trader: "Trader",
			agreement: "Agreement",
			dual: "Dual investment",
			dualMine: "My dual investments",
			dualHelp: "Help and risks",
			lockup: "Locked mining",
			lockupOrders: "My lock-ups",
			ieo: "IEO",
			ieoOrders: "My subscriptions",
			nft: "NFT",
			nftMine: "My NFTs",
			artist: "Artist",
			artwork: "Artwork",
			purchase: "Buy",
			resell: "Resell",
			otc: "OTC",
			myCoin: "My coin",
			game: "Game",
			service: "Customer service",
			settings: "Settings",
			profile: "Personal info",
			security: "Security",
			password: "Login password",
			payPassword: "Pay password",
			verification: "Identity verification",
			bank: "Bank card",
			bankInternational: "International card",
			addAddress: "Add address",
			addresses: "Wallet addresses",
			bills: "Bills",
			coupons: "Coupons",
			share: "Share",
			compliance: "Operational compliance",
			house: "The house’s accounts",
			location: "Location",
			gallery: "Gallery"
		}
	},
	content: {
		faqSearch: "Search questions",
		noAnswers: "No question matches “{text}”",
		askUs: "Contact us",
		noNews: "No news yet",
		noArticle: "This article is not here",
		noArticleText: "It may have been taken down, or the link is incomplete.",
		allNews: "All news",
		published: "Published {time}",
		updated: "Updated {time}",
		linkCopied: "Link copied",
		shareFailed: "Sharing did not work here.",
		channels: "Channels",
		copyChannel: "Copy {name}",
		leavingTitle: "You are leaving Candor",
		leavingText: "The page belongs to {host}. We do not control what it shows or asks. It opens in a new tab.",
		ownSite: "This page of our own opens in a new tab.",
		openOutside: "Open in a new tab",
		stay: "Stay here",
		refusedTitle: "This address is not opened",
		refused: {
			unreadable: "It is not a web address.",
			scheme: "Only addresses that start with https:// are opened.",
			disguised: "It is written in a way that hides where it leads.",
			stranger: "{host} is not on the list of sites that this app opens."
		},
		neverAsk: "We never ask for your password or a code on another site."
	},
	errors: errors$2,
	funds: {
		title: "Assets",
		deposit: "Deposit",
		withdraw: "Withdraw",
		transfer: "Transfer",
		convert: "Convert",
		accounts: "Accounts",
		coins: "Coins",
		records: "Records",
		balanceAfter: "Balance",
		frozenAfter: "Frozen",
		reference: "Reference",
		emptyRecords: "No records yet",
		from: "From",
		to: "To",
		swapDirection: "Swap direction",
		chooseAsset: "Choose an asset",
		chooseAccount: "Choose an account",
		transferFree: "Instant and free",
		transferHistory: "Transfer history",
		emptyTransfers: "No transfers yet",
		emptyConversions: "No conversions yet",
		youGive: "You give",
		youReceive: "You receive",
		rateLine: "1 {from} = {rate} {to}",
		spread: "Spread",
		quoteValid: "{seconds, plural, one {Valid for # second} other {Valid for # seconds}}",
		estimatedTotal: "Estimated total",
		showIn: "Show the total in",
		changeToday: "{percent} today",
		distribution: "Distribution",
		showAllAccounts: "All accounts",
		actions: "Actions",
		searchCoins: "Search coins",
		noCoinFound: "No coin has this name",
		onlySmall: "Only small balances here",
		onlySmallText: "All coins here are worth less than 1 USDT.",
		showSmall: "Show them",
		hideSmallShort: "Hide small",
		noFunds: "No funds yet",
		noFundsText: "Claim free practice funds and place your first order.",
		accountEmpty: "Nothing in this account",
		accountEmptyText: "A transfer from another account is instant and free.",
		claimFunds: "Claim practice funds",
		signedOutText: "Log in to see your balances, transfers and statements.",
		historyChart: "Total value over the last {days, plural, one {# day} other {# days}}",
		priceChange: "change of value in 24 h",
		perAccount: "By account",
		frozenFor: "What is frozen",
		statement: "Statement",
		trade: "Trade",
		kindTabs: "Kind of record",
		kindAll: "All",
		kindTrades: "Trades",
		kindFees: "Fees",
		kindTransfers: "Transfers",
		kindConversions: "Conversions",
		kindClaims: "Claims",
		kindDeposits: "Deposits",
		kindWithdrawals: "Withdrawals",
		kindContracts: "Contracts",
		kindOptions: "Options",
		kindHolds: "Order holds",
		allAccounts: "All accounts",
		allCoins: "All coins",
		filters: "Filters",
		clearFilters: "Clear filters",
		emptyFiltered: "No records match these filters",
		emptyRecordsText: "Every change of a balance is listed here, to the last digit.",
		availablePart: "Available part",
		frozenPart: "Frozen part",
		journalRecord: "Record {number} in the journal",
		journalText: "The journal is the one ordered list of everything that changed a balance; nothing in it is ever altered.",
		entryNumber: "Entry",
		account: "Account",
		availableAfter: "Available after",
		amountMissing: "Enter an amount",
		amountZero: "The amount must be above zero",
		amountInsufficient: "Only {amount} {asset} is available",
		amountNotRead: "Correct the amount first",
		nothingToTransfer: "Nothing to transfer between these accounts",
		transferNow: "Transfer {amount} {asset}",
		confirmTransfer: "Transfer more than half?",
		confirmTransferText: "{amount} {asset} goes from {from} to {to}. {left} {asset} stays available in {from}.",
		transferDone: "Transferred",
		transferDoneText: "From {from} to {to}",
		transferAgain: "New transfer",
		seeHistory: "See history",
		answerLost: "No answer came. Tap again to ask: it will not be done twice.",
		emptyTransfersText: "Transfers between your accounts are listed here.",
		convertTabs: "Convert and history",
		history: "History",
		flip: "Swap the two coins",
		estimate: "Estimate",
		estimateText: "Estimate at live prices. The quote you confirm is exact.",
		estimatedReceive: "You receive (estimate)",
		rateEstimate: "1 {from} ≈ {rate} {to}",
		midRate: "Mid rate",
		appliedRate: "Rate for you",
		convertFee: "Fee ({percent}%)",
		spreadNow: "Spread now",
		fiatRateOf: "Rate of {code}",
		convertMaximum: "Maximum per conversion",
		convertDayLeft: "Left for 24 hours",
		aboveMaximum: "The maximum is worth {amount} USDT",
		aboveDayLimit: "You can convert {amount} USDT more of this in 24 hours",
		quoteMovedText: "The price has moved and nothing was converted. New quote: you receive {now}, before {before}.",
		belowMinimum: "The minimum is worth {amount} USDT",
		noPrice: "There is no live price for this coin now",
		priceStale: "The price is not live now, or the rate is too old. Quotes wait until it is back.",
		chooseCoins: "Choose two coins",
		previewConversion: "Preview",
		gettingQuote: "Getting a quote…",
		quoteTitle: "Confirm conversion",
		quoteNote: "Exactly these figures, or nothing.",
		quoteExpiredText: "Nothing was converted. Prices have moved on: get a new quote to continue.",
		getNewQuote: "Get a new quote",
		askAgain: "Ask again",
		converted: "Converted",
		conversionDetail: "Conversion",
		conversionNumber: "Conversion #{number}",
		invertRate: "Turn the rate round",
		emptyConversionsText: "Coins you convert are listed here with their rate and fee."
	},
	home: {
		searchPlaceholder: "{pair}, help, functions…",
		settings: "Settings",
		support: "Customer support",
		totalBalance: "Total balance",
		chooseUnit: "Show the total in",
		today: "Today",
		todayHint: "Since 00:00 UTC, without what was claimed, paid in or out.",
		deposit: "Deposit",
		withdraw: "Withdraw",
		transfer: "Transfer",
		balanceFailed: "Your balance could not be read",
		welcome: "The exchange that shows its work",
		welcomeHint: "Every price, fee and balance can be checked, by you.",
		practiceWelcome: "Practice with simulated prices and free funds. Nothing here is real money.",
		practiceFunds: {
			title: "Practice funds",
			text: "Each asset can be claimed once a day (UTC). It arrives in your spot account at once and is worth nothing outside.",
			claim: "Claim",
			claimed: "Claimed today",
			claimAsset: "Claim {asset}",
			claimAll: "Claim all",
			allClaimed: "All claimed for today",
			nextIn: "Next claim in {time}",
			empty: "Nothing can be claimed here"
		},
		news: "News",
		notice: "Announcements",
		noNews: "No news yet",
		banners: "Highlights",
		shortcuts: "Shortcuts",
		allFunctions: "All functions",
		editHint: "Choose up to {most} for your home page. Chosen: {count}.",
		addShortcut: "Add {name} to home",
		removeShortcut: "Remove {name} from home",
		tooManyShortcuts: "Your home page holds {most}. Remove one first.",
		resetShortcuts: "Reset",
		read: "Read more",
		groups: {
			trade: "Trade",
			earn: "Earn",
			fund: "Funds",
			other: "Other"
		},
		lists: {
			label: "Markets",
			watchlist: "Watchlist",
			hot: "Hot",
			gainers: "Gainers",
			new: "New",
			stocks: "Stocks"
		},
		emptyWatchlist: "Your watchlist is empty",
		emptyWatchlistText: "Star a pair and it will be here.",
		emptyList: "No pairs in this list today",
		choosePairs: "Choose pairs",
		watchlistSignedOut: "Log in to keep a watchlist."
	},
	market: {
		searchPill: "Search coin, pair or stock",
		listsLabel: "Market lists",
		filtersLabel: "Filter pairs",
		tabs: {
			watchlist: "Watchlist",
			spot: "Spot",
			contract: "Contract",
			stocks: "Stocks"
		},
		tags: {
			all: "All",
			layer1: "Layer 1",
			layer2: "Layer 2",
			defi: "DeFi",
			meme: "Meme",
			payment: "Payment",
			new: "New",
			ai: "AI",
			stablecoin: "Stablecoin",
			stock: "Stock"
		},
		sort: {
			name: "Name",
			volume: "Vol",
			last: "Price",
			change: "24h",
			ascending: "{column}, ascending",
			descending: "{column}, descending",
			unsorted: "{column}, not sorted"
		},
		stockTag: "Stock",
		volumeOf: "Vol {volume}",
		addToWatchlist: "Add to watchlist",
		removeFromWatchlist: "Remove from watchlist",
		trade: "Trade",
		openChart: "Open chart",
		tradeContract: "Trade contract",
		emptyWatchlist: "Your watchlist is empty. Start with these:",
		addChosen: "{count, plural, =0 {Choose at least one} one {Add # pair} other {Add # pairs}}",
		addAll: "Add all",
		suggestions: "Suggested pairs",
		noPairs: "No pair fits this filter",
		showAll: "Show all",
		noContracts: "No contracts are offered yet",
		times: "{multiple}x",
		sessionOpen: "Open",
		sessionClosed: "Closed",
		opensAt: "Opens {time}",
		searchPlaceholder: "Search coins, stocks, functions",
		recent: "Recent",
		clearRecent: "Clear recent searches",
		hot: "Hot",
		results: {
			coins: "Coins",
			stocks: "Stocks",
			functions: "Functions"
		},
		noResults: "Nothing matches “{text}”",
		noResultsText: "Try a code such as BTC, a name, or a function such as transfer."
	},
	notices: {
		orderPlaced: "Order placed",
		orderFilled: "{side} {pair}: filled {amount} {asset}",
		orderPartlyFilled: "{side} {pair}: {amount} {asset} filled so far",
		orderTriggered: "{side} {pair}: trigger price reached",
		orderCancelled: "Order cancelled",
		ordersCancelled: "{count, plural, one {# order cancelled} other {# orders cancelled}}",
		orderAmended: "Order changed",
		claimDone: "{amount} {asset} of practice funds received",
		loginSuccessful: "Login successful",
		registrationSucceeded: "Registration succeeded",
		passwordChanged: "The password is changed. Please log in with the new one.",
		loggedOut: "You are logged out",
		codeSent: "Code sent to {recipient}"
	},
	orders: {
		title: "Orders",
		tabs: {
			open: "Open orders",
			openCount: "Open orders ({count})",
			assets: "Assets",
			past: "History",
			trades: "Trades"
		},
		status: {
			pending: "Pending",
			progress: "In progress",
			complete: "Complete"
		},
		sideOfType: "{side, select, buy {{type} buy} other {{type} sell}}",
		thisPairOnly: "This pair only",
		cancelAll: "Cancel all",
		keepAll: "Keep them",
		cancelAllQuestion: "{count, plural, one {Cancel # open order?} other {Cancel all # open orders?}}",
		cancelAllText: "Orders of all pairs end, those that wait for a trigger too. What they keep frozen is free at once.",
		cancelAllOfPair: "All orders of {pair} end, those that wait for a trigger too. What they keep frozen is free at once.",
		cancelOrder: "Cancel order {number}",
		amend: "Change",
		amendTitle: "Change order",
		amendDo: "Change order",
		amendHint: "Reducing the amount keeps the place in the queue; any other change loses it.",
		keepsPlace: "The order keeps its place in the queue.",
		losesPlace: "The order goes to the end of the queue at its price.",
		takesNow: "At this price the order fills at once, as far as there are orders on the other side.",
		filled: "Filled",
		averagePrice: "Average price",
		trigger: "Trigger",
		placed: "Placed",
		ended: "Ended",
		orderTitle: "Order #{number}",
		linkedOrder: "Linked order",
		ocoStopOf: "Stop of OCO with",
		ocoLimitOf: "Limit of OCO with",
		held: "Frozen",
		heldAfter: "Frozen afterwards",
		signedOutText: "Log in to see your orders and balances.",
		emptyOpen: "No open orders",
		emptyOpenText: "Orders you place wait here until they fill.",
		emptyHistory: "No past orders",
		emptyHistoryText: "Orders that filled, expired or were cancelled come here.",
		emptyAssets: "Nothing in the spot account",
		emptyAssetsText: "Move funds here to trade with them.",
		allPairs: "All pairs",
		bothSides: "Buy and sell",
		anyTime: "Any time",
		dates: "Days",
		lastDays: "{days, plural, other {# days}}",
		firstDay: "From",
		lastDay: "To",
		rangeIncomplete: "Enter both days.",
		rangeReversed: "The first day must not be after the last.",
		rangeTooLong: "Three months at most."
	},
	settings: {
		uid: "UID {uid}",
		copyUid: "Copy UID",
		credit: "Credit score {score}",
		visitor: "Not logged in",
		visitorText: "Settings work without an account.",
		identity: {
			none: "Not verified",
			basic: "Basic (Lv1)",
			advanced: "Advanced (Lv2)"
		},
		groups: {
			account: "Account",
			preferences: "Preferences",
			help: "Help and information"
		},
		identityRow: "Identity verification",
		security: "Security settings",
		bankCards: "Bank cards",
		walletAddresses: "Wallet addresses",
		bills: "Bills",
		coupons: "Coupons",
		invitations: "Invitations, rebate and my QR code",
		notifications: "System notifications",
		fiat: "Default fiat currency",
		fiatRate: "1 USDT ≈ {worth} · {source}",
		fiatBuiltIn: "1 USDT ≈ {worth} · built-in rate",
		language: "Language",
		theme: "Theme",
		themes: {
			system: "Same as the system",
			light: "Light",
			dark: "Dark"
		},
		numberFormat: "Number format",
		numberFormats: {
			comma: "Comma for thousands, point for decimals",
			point: "Point for thousands, comma for decimals"
		},
		colours: "Colours of change",
		colourConventions: {
			greenUp: "Green up, red down",
			redUp: "Red up, green down"
		},
		haptics: "Vibration",
		hideBalances: "Hide balances",
		faq: "Frequent questions",
		compliance: "Operational compliance",
		house: {
			title: "The house’s accounts",
			text: "The house is a participant like anybody: what it quotes, sells and insures is paid from these accounts, and what they do not have it does not sell. They are read as they are now.",
			empty: "Nothing in it",
			held: "held",
			names: {
				external: "Outside",
				fees: "Fees",
				treasury: "Treasury",
				liquidity: "Liquidity",
				underwriting: "Underwriting",
				insurance: "Insurance",
				dust: "Dust"
			},
			purposes: {
				external: "The mirror of chains, banks and the practice faucet: below zero by what came in from there.",
				fees: "What users have paid in fees.",
				treasury: "The house’s own funds: network costs, and what nobody else pays.",
				liquidity: "Quotes in the order books, and the other side of conversions.",
				underwriting: "The other side of contracts and timed options; rewards are held here before they are sold.",
				insurance: "Pays losses beyond an account, before winners are asked.",
				dust: "The rest of roundings."
			}
		},
		contact: "Contact us",
		about: "About us",
		share: "Share Candor",
		shareText: "The exchange that shows its work.",
		version: "Version {version}",
		logout: "Log out",
		logoutQuestion: "Log out of this device?",
		logoutText: "Open orders stay in the market. Your settings stay on this device."
	},
	trade: {
		products: "Ways to trade",
		tabs: {
			spot: "Spot",
			contract: "Contract",
			options: "Options",
			stocks: "Stocks",
			copy: "Copy"
		},
		noPairs: "No pair can be traded here yet",
		choosePair: "Choose a pair",
		quoteAssets: "Quote asset",
		openChart: "Open chart",
		form: "Order form",
		side: "Side",
		orderType: "Order type",
		timeInForce: "Time in force",
		lifetimes: {
			gtc: "GTC · good till cancelled",
			ioc: "IOC · immediate or cancel",
			fok: "FOK · fill or kill",
			post_only: "Post only"
		},
		lifetimesShort: {
			gtc: "GTC",
			ioc: "IOC",
			fok: "FOK",
			post_only: "Post"
		},
		kindHints: {
			limit: "Buys or sells at your price or better.",
			market: "Fills at once at the best prices there are, within your slippage limit.",
			stop_limit: "Wakes when the index reaches the trigger, then acts as a limit order.",
			stop_market: "Wakes when the index reaches the trigger, then fills at the market.",
			take_profit_limit: "Wakes when the index reaches your goal, then acts as a limit order.",
			take_profit_market: "Wakes when the index reaches your goal, then fills at the market.",
			oco: "A limit and a stop over one amount: whichever acts first ends the other."
		},
		marketPrice: "Market price",
		price: "Price ({asset})",
		stopPrice: "Trigger ({asset})",
		stopLimitPrice: "Stop limit, if any ({asset})",
		amount: "Amount ({asset})",
		switchUnit: "Enter the amount in {asset}",
		postOnlyHint: "Placed only if it does not fill at once: it never takes from the book.",
		exits: "Take profit / stop loss",
		takeProfit: "Take profit",
		stopLoss: "Stop loss",
		slippage: "Slippage limit",
		slippageHint: "A market order stops when the price has moved by this much; the rest expires.",
		youReceive: "You receive",
		youReceiveStop: "You receive if the stop acts",
		averagePrice: "Average price",
		worstPrice: "Worst price",
		afterTrigger: "After the trigger",
		fillsNow: "Fills at once",
		buy: "Buy {asset}",
		sell: "Sell {asset}",
		confirmTitle: "Confirm order",
		confirmBeforePlacing: "Confirm before placing",
		doNotAskAgain: "Do not ask again",
		answerLost: "Whether the order arrived is not known. Send it again: it is never placed twice.",
		checked: {
			agreed: "Checked with the server: the same figures.",
			server: "The market has moved: these are the figures of the server.",
			unchecked: "The server could not check this; the figures are from the book on your screen."
		},
		fates: {
			gtc: "What does not fill at once rests in the book until it fills or you cancel it.",
			ioc: "What does not fill at once expires.",
			fok: "It fills whole at once, or nothing is traded.",
			post_only: "It rests in the book until it fills or you cancel it. If it would fill at once, it is not placed.",
			market: "It fills at once, at {price} at worst; what does not fill up to there expires.",
			waitsForRise: "Waits until the index rises to {price}.",
			waitsForFall: "Waits until the index falls to {price}.",
			oco: "Until then the limit order rests in the book. Whichever acts first ends the other."
		},
		problems: {
			bookLoading: "The order book is loading…",
			unreadable: "One of the figures cannot be read.",
			exitsMissing: "Enter a take profit or a stop loss price.",
			priceOffTick: "Wrong price: it must be a multiple of {step}.",
			quantityOffLot: "The amount must be a multiple of {step}.",
			notionalTooSmall: "The order must be worth at least {least} {asset}.",
			quantityTooLarge: "One order may be {most} {asset} at most.",
			priceOutOfBand: "Wrong price: more than {percent}% away from the index.",
			balanceInsufficient: "Insufficient balance",
			nobodyThere: "There is nobody to trade with up to your slippage limit.",
			slippage: "Enter more than 0 and at most {most}%."
		},
		book: "Order book",
		ownOrder: "Your order",
		precision: "Precision",
		layoutBoth: "Bids and asks",
		layoutBids: "Bids only",
		layoutAsks: "Asks only",
		showInstead: "Show instead: {what}",
		shares: "Bids {buy}%, asks {sell}%",
		shareBuy: "B {percent}%",
		shareSell: "{percent}% S",
		addFunds: "Add funds",
		feesAndLimits: "Fees and limits",
		feesTitle: "Fees and limits of {pair}",
		kindsTitle: "Order types explained",
		guide: "Guide",
		makerFee: "Maker fee",
		takerFee: "Taker fee",
		feeTakenFrom: "Fee is taken from",
		feeTakenFromText: "what you receive",
		priceStep: "Price step",
		amountStep: "Amount step",
		leastValue: "Smallest order value",
		largestOrder: "Largest order",
		priceBand: "Price limit around the index"
	},
	words: {
		sides: {
			buy: "Buy",
			sell: "Sell"
		},
		orderTypes: {
			limit: "Limit",
			market: "Market",
			stop_limit: "Stop limit",
			stop_market: "Stop market",
			take_profit_limit: "Take profit limit",
			take_profit_market: "Take profit market",
			oco: "OCO"
		},
		timeInForceHints: {
			gtc: "Good till cancelled: stays in the book until it fills or you cancel it.",
			ioc: "Immediate or cancel: fills what it can at once, the rest expires.",
			fok: "Fill or kill: fills whole at once, or not at all."
		},
		orderStatuses: {
			waiting: "Waiting for trigger",
			open: "Open",
			filled: "Filled",
			cancelled: "Cancelled",
			expired: "Expired"
		},
		partlyFilled: "Partly filled",
		endReasons: {
			filled: "Filled completely.",
			quote_spent: "The amount you gave was used up; what was left is too small for another lot.",
			user_cancelled: "You cancelled it.",
			linked_order_done: "The other order of its OCO was done, so this one ended.",
			slippage_limit: "The next price was beyond your slippage limit; the rest was not traded.",
			no_liquidity: "There was nobody left to trade with; the rest was not traded.",
			immediate_remainder: "What could not fill at once expired, as IOC orders do.",
			fill_or_kill_incomplete: "It could not fill whole at once, so nothing was traded, as FOK orders do.",
			self_trade: "It met an order of your own; the rest ended, so that you do not trade with yourself.",
			would_take: "A post-only order may not take from the book.",
			pair_not_trading: "Trading of the pair was paused.",
			funds_insufficient_at_trigger: "It was triggered, but the funds were not sufficient."
		},
		entryKinds: {
			house_funding: "House funding",
			practice_claim: "Practice funds",
			transfer: "Transfer",
			convert: "Convert",
			convert_fee: "Conversion fee",
			order_hold: "Frozen for an order",
			order_release: "Released from an order",
			trade: "Trade",
			trade_fee: "Trading fee",
			contract_hold: "Frozen for a contract order",
			contract_release: "Released from a contract order",
			contract_margin: "Contract margin",
			contract_profit: "Contract profit",
			contract_loss: "Contract loss",
			contract_fee: "Contract fee",
			contract_deficit: "Loss borne by the insurance fund",
			overnight_fee: "Overnight fee",
			liquidation_fee: "Liquidation fee",
			option_stake: "Option stake",
			option_reserve: "Reserved for option rewards",
			option_refund: "Option stake given back",
			option_win: "Option reward",
			option_loss: "Option lost",
			profit_share: "Profit share",
			deposit: "Deposit",
			withdrawal_hold: "Frozen for a withdrawal",
			withdrawal_release: "Released from a withdrawal",
			withdrawal: "Withdrawal",
			withdrawal_fee: "Withdrawal fee",
			network_cost: "Network cost"
		},
		pairStatuses: {
			trading: "Trading",
			halted: "Paused",
			cancel_only: "Cancel only"
		},
		accountTypes: {
			legal: "Fiat",
			change: "Spot",
			lever: "Contract",
			micro: "Options"
		},
		accountNames: {
			legal: "Fiat account",
			change: "Spot account",
			lever: "Contract account",
			micro: "Options account"
		},
		assetClasses: {
			coin: "Coin",
			fiat: "Fiat",
			stock: "Stock"
		},
		roles: {
			maker: "Maker",
			taker: "Taker"
		}
	}
};
// packages/messages/src/en/mail-notices.ts
/** What every mail has around its text. */
var mailFrame$2 = {
	word: "Your word: {word}. A message without it is not from us.",
	sms_word: "[{word}]",
	freeze: "Was it not you? Freeze your account at once, nothing can be withdrawn then: {link}",
	freeze_button: "Freeze my account",
	freeze_hint: "Was it not you? Freeze your account at once: every device is logged out and nothing can be withdrawn.",
	cancel: "Are your second factors not lost, or was it not you? Cancel the request: {link}",
	cancel_button: "Cancel the request",
	cancel_hint: "Are your second factors not lost, or was it not you? Cancel the request: nothing is removed then.",
	footer: "{site} sends this to the owner of the account. We never ask for passwords or codes."
};
/** News about an account, by mail, or by SMS to who has no mail address. Only the server sends them. */
var mailNotices$2 = {
	new_device: {
		subject: "{site}: login from a new device",
		text: "Somebody has just logged in to your account at {site} from a device or network that was not used before.\n\nDevice: {device}\nNetwork: {network}\nTime: {at}\n\nIf it was you, there is nothing to do.",
		sms: "{site}: login from a new device: {device}, {network}, {at}. Not you? Freeze your account."
	},
	factor_guessed: {
		subject: "{site}: somebody is guessing your second factor",
		text: "Five wrong codes of your second factor were entered within a day, by somebody who has your password or a device that is logged in. The last one was at {at}. Further tries have to wait longer and longer, and nobody got in.\n\nIf it was not you, somebody knows your password: change it now, and end the sessions you do not know.",
		sms: "{site}: five wrong codes of your second factor, the last at {at}. Not you? Somebody knows your password: change it."
	},
	password_changed: {
		subject: "{site}: your password was changed",
		text: "Your password at {site} was just changed, and every other device was logged out. Withdrawals are held until {until}.",
		sms: "{site}: your password was just changed. Withdrawals are held until {until}. Not you? Freeze your account."
	},
	pay_password_changed: {
		subject: "{site}: your pay password was changed",
		text: "Your pay password at {site} was just set or changed. Withdrawals are held until {until}.",
		sms: "{site}: your pay password was just set or changed. Withdrawals are held until {until}."
	},
	phone_changed: {
		subject: "{site}: the phone of your account was changed",
		text: "The phone of your account at {site} is now {phone}. Withdrawals are held until {until}.",
		sms: "{site}: the phone of your account is now {phone}. Withdrawals are held until {until}."
	},
	email_changed: {
		subject: "{site}: the e-mail of your account was changed",
		text: "The e-mail address of your account at {site} is now {email}. Withdrawals are held until {until}.",
		sms: "{site}: the e-mail of your account is now {email}. Withdrawals are held until {until}."
	},
	factor_added: {
		subject: "{site}: a second factor was added",
		text: "{factor, select, totp {An authenticator app} other {The passkey “{name}”}} was just added to your account at {site}. Withdrawals are held until {until}.",
		sms: "{site}: a second factor was added to your account. Withdrawals are held until {until}."
	},
	factor_removed: {
		subject: "{site}: a second factor was removed",
		text: "{factor, select, totp {The authenticator app} other {The passkey “{name}”}} was just removed from your account at {site}. Withdrawals are held until {until}.",
		sms: "{site}: a second factor was removed from your account. Withdrawals are held until {until}."
	},
	recovery_codes_made: {
		subject: "{site}: new recovery codes",
		text: "New recovery codes were just made for your account at {site}. The old ones no longer work.",
		sms: "{site}: new recovery codes were made for your account. The old ones no longer work."
	},
	destination_booked: {
		subject: "{site}: a new place for withdrawals",
		text: "“{label}” ({network}) was just added to the places your withdrawals can go to. It can be used from {usableAt} on.",
		sms: "{site}: “{label}” ({network}) was added for withdrawals, usable from {usableAt}. Not you? Freeze your account."
	},
	withdrawal_requested: {
		subject: "{site}: withdrawal of {amount} {asset}",
		text: "You asked to withdraw {amount} {asset} to {to}. You can undo it until {undoUntil}.",
		sms: "{site}: withdrawal of {amount} {asset} to {to}. Undo until {undoUntil}. Not you? Freeze your account."
	},
	withdrawal_sent: {
		subject: "{site}: your withdrawal of {amount} {asset} was sent",
		text: "Your withdrawal of {amount} {asset} to {to} was sent.\n\nTransaction: {transaction}",
		sms: "{site}: your withdrawal of {amount} {asset} to {to} was sent."
	},
	withdrawal_failed: {
		subject: "{site}: your withdrawal did not go through",
		text: "Your withdrawal of {amount} {asset} to {to} could not be carried out. The whole amount is back in your account.",
		sms: "{site}: your withdrawal of {amount} {asset} failed. The whole amount is back in your account."
	},
	withdrawal_refused: {
		subject: "{site}: your withdrawal was refused",
		text: "Your withdrawal of {amount} {asset} to {to} was refused: {reason, select, destination_suspicious {the place it was to go to is known for fraud} identity_doubtful {your identity has to be checked first} funds_origin_unclear {the origin of the funds is not clear} order_of_authority {an authority has ordered it} other {it did not pass the review}}. The whole amount is back in your account.",
		sms: "{site}: your withdrawal of {amount} {asset} was refused. The whole amount is back in your account."
	},
	deposit_credited: {
		subject: "{site}: your deposit of {amount} {asset} has arrived",
		text: "Your deposit of {amount} {asset} ({network}) has arrived and can be used.",
		sms: "{site}: your deposit of {amount} {asset} ({network}) has arrived."
	},
	identity_verified: {
		subject: "{site}: your identity is verified",
		text: "Your identity at {site} is verified: {level, select, advanced {advanced level} other {basic level}}. Your limits have grown.",
		sms: "{site}: your identity is verified."
	},
	identity_failed: {
		subject: "{site}: your identity could not be verified",
		text: "Your identity at {site} could not be verified yet. Open the verification page: it says which entries to correct.",
		sms: "{site}: your identity could not be verified yet. The verification page says what to correct."
	},
	account_frozen: {
		subject: "{site}: your account is frozen",
		text: "Your account at {site} is frozen: every device was logged out, API keys were ended, and nothing can be withdrawn. Open it again on the login page with your password, a code and your second factor.",
		sms: "{site}: your account is frozen. Nothing can be withdrawn. Open it again on the login page."
	},
	account_unfrozen: {
		subject: "{site}: your account is open again",
		text: "Your account at {site} is open again. Withdrawals are held until {until}.",
		sms: "{site}: your account is open again. Withdrawals are held until {until}."
	},
	recovery_requested: {
		subject: "{site}: all second factors are to be removed",
		text: "Somebody who knows your password and entered the codes that we sent you says that all second factors of your account at {site} are lost, and asked to have them removed.\n\nDevice: {device}\nNetwork: {network}\nNot removed before: {dueAt}\n\n{account, select, frozen {The account is frozen and stays so until then; it is opened together with the removal. Until then the request can be cancelled, also by opening it with a second factor.} other {Until then the request can be cancelled, also by any login with a second factor.}} Withdrawals are held.",
		sms: "{site}: somebody asked to {account, select, frozen {open your frozen account without its} other {remove all your}} second factors, not before {dueAt}. Not you? Cancel it: {cancelLink}"
	},
	recovery_allowed: {
		subject: "{site}: the recovery of your account is allowed",
		text: "A reviewer compared the picture with your verified identity and allowed the recovery of your account at {site}. All second factors are removed at {dueAt}; until then the request can be cancelled.",
		sms: "{site}: the recovery of your account is allowed. All second factors are removed at {dueAt}. Not you? Cancel it: {cancelLink}"
	},
	recovery_refused: {
		subject: "{site}: the recovery of your account was refused",
		text: "A reviewer refused the recovery of your account at {site}: {reason}\n\nYour second factors stay as they are. You can ask again with a new picture.",
		sms: "{site}: the recovery of your account was refused. Your second factors stay as they are."
	},
	recovery_done: {
		subject: "{site}: all second factors were removed",
		text: "The waiting time is over: the authenticator app, all passkeys and all recovery codes of your account at {site} were removed, every device was logged out and every API key has ended.{account, select, frozen { The account is not frozen any more.} other {}} Log in with your password and set up a new second factor at once.\n\nYour pay password stays as it is. Withdrawals are held until {until}.",
		sms: "{site}: all second factors of your account were removed{account, select, frozen {, and it is not frozen any more} other {}}. Log in and set up a new one. Withdrawals are held until {until}."
	},
	recovery_cancelled: {
		subject: "{site}: the recovery of your account was cancelled",
		text: "The request to remove all second factors of your account at {site} was cancelled. They stay as they are. If you did not make that request, somebody knows your password: change it now.",
		sms: "{site}: the recovery of your account was cancelled, your second factors stay. Not your request? Change your password now."
	},
	api_key_made: {
		subject: "{site}: a new API key",
		text: "The API key “{name}” was just made for your account at {site}. It may: {scopes}.",
		sms: "{site}: the API key “{name}” was made for your account. Not you? Freeze your account."
	}
};
// packages/messages/src/en/mails.ts
/** Mails and SMS to who may not have an account yet, most of them with a verification code, by scene. Only the server sends them. */
var mails$2 = {
	register: {
		subject: "{site}: confirm your registration",
		text: "{code} is your code to register at {site}. It is valid for {minutes} minutes.\n\nNobody from {site} will ever ask you for this code. Enter it only on {site} itself; if you did not ask for it, ignore this message.",
		sms: "{site}: {code} is your registration code, valid for {minutes} minutes. Never tell it to anybody, not even to us."
	},
	login: {
		subject: "{site}: your login code",
		text: "{code} is your code to log in to {site}. It is valid for {minutes} minutes.\n\nNobody from {site} will ever ask you for this code. If you are not logging in right now, somebody knows your password: change it.",
		sms: "{site}: {code} is your login code, valid for {minutes} minutes. Never tell it to anybody. Not you? Change your password."
	},
	forget: {
		subject: "{site}: reset your password",
		text: "{code} is your code to set a new password at {site}. It is valid for {minutes} minutes.\n\nWhoever has this code can take over your account. Nobody from {site} will ever ask you for it. If you did not ask for it, ignore this message: your password stays as it is.",
		sms: "{site}: {code} is your code to set a new password, valid for {minutes} minutes. Whoever has it can take over your account: tell nobody."
	},
	bind: {
		subject: "{site}: confirm your new e-mail or phone",
		text: "{code} is your code to bind this e-mail address to your account at {site}. It is valid for {minutes} minutes.\n\nNobody from {site} will ever ask you for this code. If you did not ask for it, ignore this message: nothing changes.",
		sms: "{site}: {code} is your code to bind this number, valid for {minutes} minutes. Never tell it to anybody."
	},
	unfreeze: {
		subject: "{site}: open your account again",
		text: "{code} is your code to undo the freezing of your account at {site}. It is valid for {minutes} minutes.\n\nIf you did not ask for it, somebody is trying to open your account: do not pass the code on, and leave the account frozen.",
		sms: "{site}: {code} is your code to undo the freezing of your account, valid for {minutes} minutes. Not you? Tell nobody and leave it frozen."
	},
	password: {
		subject: "{site}: your code to change the password",
		text: "{code} is your code to change your password at {site}. It is valid for {minutes} minutes.\n\nNobody from {site} will ever ask you for this code. If you are not changing your password right now, somebody is using your account.",
		sms: "{site}: {code} is your code to change the password, valid for {minutes} minutes. Not you? Somebody is using your account."
	},
	pay_password: {
		subject: "{site}: your code to reset the pay password",
		text: "{code} is your code to reset your pay password at {site}. It is valid for {minutes} minutes.\n\nNobody from {site} will ever ask you for this code. If you are not resetting your pay password right now, somebody is using your account.",
		sms: "{site}: {code} is your code to reset the pay password, valid for {minutes} minutes. Not you? Somebody is using your account."
	},
	confirm: {
		subject: "{site}: confirm the change of your e-mail or phone",
		text: "{code} is your code to change the e-mail address or phone of your account at {site}. It is valid for {minutes} minutes.\n\nWith this code the account can be moved to another e-mail address or phone. If you are not doing that right now, do not pass it on: somebody is using your account.",
		sms: "{site}: {code} is your code to change the e-mail or phone of your account, valid for {minutes} minutes. Not you? Tell nobody."
	},
	recovery: {
		subject: "{site}: recover your account",
		text: "{code} is your code to recover your account at {site}. It is valid for {minutes} minutes.\n\nWhoever has this code and your password can have all second factors of the account removed. Nobody from {site} will ever ask you for it. If you are not doing that right now, do not pass it on, and change your password.",
		sms: "{site}: {code} is your code to recover your account, valid for {minutes} minutes. Not you? Tell nobody and change your password."
	},
	already_registered: {
		subject: "{site}: you already have an account",
		text: "Somebody just tried to register at {site} with this e-mail address, but it has an account already. Log in; if you do not remember the password, choose “Forgot password?”. If it was not you, there is nothing to do.",
		sms: "{site}: this number already has an account. Log in, or choose “Forgot password?”. Not you? There is nothing to do."
	},
	already_bound: {
		subject: "{site}: your e-mail or phone is bound already",
		text: "Somebody just tried to bind this e-mail address to another account at {site}, but it belongs to yours already. Nothing has changed. If it was you, choose another one.",
		sms: "{site}: somebody tried to bind this number to another account. It belongs to yours already; nothing has changed."
	}
};
// packages/messages/src/en/parameter.ts
/** What is wrong with one field of a request, by rule; the field is named as in the API. */
var parameter$2 = {
	missing: "{field}: this field is required.",
	invalid: "{field}: this value is not valid.",
	not_text: "{field}: enter a single text.",
	not_a_number: "{field}: enter a whole number.",
	not_an_amount: "{field}: enter a decimal amount such as 0.5, without signs, spaces or separators.",
	not_a_time: "{field}: enter a time in milliseconds since 1970.",
	not_in_list: "{field}: this is not one of the allowed values.",
	not_a_request_id: "{field}: use 8 to 64 letters, digits, “-” or “_”.",
	not_a_code: "{field}: the verification code has exactly six digits.",
	not_a_symbol: "{field}: enter a pair such as BTC/USDT.",
	not_lots: "{field}: enter lots with at most two decimals, such as 1.5.",
	not_a_hash: "{field}: enter the 64 hex digits of the terms' hash.",
	not_a_list: "{field}: enter a list with “,” between items and “:” between their parts.",
	out_of_range: "{field}: this number is out of range.",
	too_short: "{field}: this text is too short.",
	too_long: "{field}: text too long.",
	unknown: "{field}: this call has no such field. Check how it is written.",
	nothing: "{field}: leave this field out instead of sending null."
};
// packages/messages/src/en/refusals.ts
/** Why a call may be refused, by code: what is wrong and what to do. The server says these; the app shows what it said. */
var refusals$2 = {
	not_permitted: "You are not allowed to do this.",
	account_not_found: "Your trading account was not found. Please log in again.",
	asset_not_found: "This asset is not offered here.",
	asset_exists: "This asset is already listed.",
	asset_invalid: "The terms of this asset are not valid.",
	pair_not_found: "This pair is not offered here.",
	pair_exists: "This pair is already listed.",
	pair_invalid: "The terms of this pair are not valid.",
	amount_invalid: "Enter an amount above zero, with no more decimals than the asset has.",
	balance_insufficient: "Insufficient balance. Enter a smaller amount or move funds to this account first.",
	tick_out_of_order: "The price came out of order and was left out.",
	practice_only: "This exists on practice sites only.",
	already_claimed_today: "You have already claimed this asset today. Come back after 00:00 UTC.",
	faucet_not_offered: "There are no practice funds of this asset. Choose another one.",
	transfer_same_account: "Choose two different accounts.",
	transfer_not_allowed: "This asset cannot be held in that account. Fiat stays in its own account: convert it to USDT to use it elsewhere.",
	convert_same_asset: "Choose two different assets.",
	convert_not_offered: "These two assets cannot be converted into each other.",
	convert_too_small: "The amount is below the minimum for a conversion. Enter a larger amount.",
	quote_not_found: "This quote does not exist any more. Ask for a new one.",
	quote_expired: "This quote has expired. Nothing was converted; ask for a new one.",
	quote_used: "This quote has already been used. See your conversion history.",
	quote_moved: "The price has moved since this quote was made. Nothing was converted; here is a new quote.",
	quote_replaced: "You have asked for a newer quote of these two assets. Nothing was converted; use the newer one.",
	quote_differs: "What was sent is not what was quoted. Nothing was converted; ask for a new quote.",
	too_many_quotes: "You have asked for too many quotes. Wait a minute and try again.",
	convert_too_large: "The amount is above the maximum of one conversion. Enter a smaller amount.",
	convert_day_limit: "This goes beyond what you can convert of one asset in 24 hours. Enter a smaller amount or wait.",
	convert_house_limit: "No more of this asset can be converted today. Enter a smaller amount, or trade it in the market.",
	fiat_rate_stale: "The exchange rate of this currency is too old to convert at. Please try again later.",
	fiat_rate_invalid: "A rate needs a listed fiat currency, a source, and a time within the last 72 hours.",
	liquidity_insufficient: "The house cannot fill this amount right now. Try a smaller one.",
	pair_has_no_book: "This pair shows an index price only and cannot be traded here.",
	price_off_tick: "Wrong price: it must be a multiple of the price step of this pair.",
	price_out_of_band: "Wrong price: it is too far from the index price. Choose a price nearer to the market.",
	quantity_off_lot: "The amount must be a multiple of the amount step of this pair.",
	quantity_too_large: "The amount is above the largest order of this pair. Split it into smaller orders.",
	notional_too_small: "The order value is below the minimum of this pair. Raise the amount.",
	too_many_open_orders: "You have too many open orders. Cancel some of them first.",
	order_not_found: "This order was not found among yours.",
	order_not_open: "This order has already ended. See the order history.",
	amend_below_filled: "The new amount must be larger than what has filled already.",
	amend_nothing: "Nothing would change. Enter a new price or amount.",
	request_id_reused: "This request id was used for something else already. Nothing was done; please try again.",
	margin_needed: "Open contracts need this money as margin. Close some or move a smaller amount.",
	terms_invalid: "These terms are not valid. Check the ranges and the order of the steps.",
	calendar_invalid: "This calendar is not valid: sessions must be in order and must not overlap.",
	market_closed: "The market is closed now. Only limit orders near the last close are taken until it opens.",
	contract_not_offered: "No new contracts are offered in this market right now. Open ones run on.",
	multiple_too_high: "This leverage is too high for the size of the position. Choose a lower one or fewer lots.",
	lots_too_small: "This is below the smallest size of this market. Enter more lots.",
	lots_too_large: "This is more lots than one ticket may have, or than it has left. Enter fewer.",
	account_lots_full: "With it you would hold more lots of this market and side than one account may. Enter fewer lots.",
	too_many_tickets: "You have too many contract positions and orders. Close or cancel some of them first.",
	open_interest_full: "The house cannot cover more contracts on this side right now. Try fewer lots or come back later.",
	ticket_not_found: "This contract was not found among yours. It may have ended; see the history.",
	ticket_not_pending: "This order has already filled or ended, so it cannot be cancelled.",
	ticket_not_open: "This contract is not open: it waits to be filled, is closing, or has ended.",
	ticket_is_copied: "This contract is a copy. Make it your own (self-hold) before you change it this way.",
	margin_not_isolated: "This contract shares the margin of the account. Only an isolated one has margin of its own to move.",
	margin_too_low: "Less margin would not be enough for this contract. Take back a smaller amount.",
	nothing_to_close: "There is no open contract of this kind to close.",
	option_not_offered: "No new options are offered on this pair right now. Live ones run on.",
	seconds_not_offered: "This duration is not offered. Choose one from the list.",
	terms_changed: "The terms have just changed, so nothing was bought. Look at the new ones and order again.",
	valid_until_too_far: "The order may be valid for at most one second. Check the clock of your device.",
	order_too_late: "The order came too late, so nothing was bought. Please try again.",
	stake_too_small: "The stake is below the minimum. Enter a larger amount.",
	stake_too_large: "The stake is above the maximum. Enter a smaller amount.",
	exposure_full: "The house cannot reserve this payout right now. Enter a smaller amount or try again later.",
	options_paused: "You have paused options for yourself. You can buy again when the pause has ended.",
	pause_invalid: "A pause must end later than it does now, within five years.",
	daily_stake_limit: "This would exceed your own daily limit for stakes. It starts anew at 00:00 UTC.",
	daily_loss_limit: "This could exceed your own daily limit for losses. It starts anew at 00:00 UTC.",
	share_invalid: "Enter a profit share within what is allowed here.",
	trader_exists: "You have already applied to be followed. See “My traders”.",
	trader_not_found: "This trader was not found.",
	trader_not_followable: "This trader cannot be followed right now. Choose another one.",
	trader_state_wrong: "This decision does not fit the trader's present status.",
	traders_cannot_follow: "Traders who are followed cannot follow others.",
	followers_cannot_lead: "Stop following others and close the copies before you apply to be followed.",
	followers_full: "This trader has as many followers as allowed. Choose another one.",
	follow_self: "You cannot follow yourself.",
	follow_invalid: "Check the size and the caps of this follow: they are out of range.",
	follow_not_found: "You do not follow this trader.",
	ticket_not_copied: "This contract is your own already.",
	copy_not_offered: "Copy trading is not offered here at the moment.",
	rail_invalid: "The settings of this way do not fit: check confirmations, minimums and fee.",
	rail_not_found: "This network is not offered for this asset. Choose another one.",
	deposits_closed: "Deposits over this network are paused. Do not send anything now; choose another network or come back later.",
	withdrawals_closed: "Withdrawals over this network are paused. Your funds stay where they are; choose another network or come back later.",
	hold_invalid: "This hold cannot be set or lifted by hand.",
	hold_not_found: "There is no such hold on this account.",
	deposit_differs: "This payment is on record with another amount or another recipient.",
	deposit_not_found: "This payment is not on record.",
	deposit_credited: "This payment has been credited already.",
	deposit_too_old: "This payment is too old to be credited by itself. Send a notice with proof, and an operator looks at it.",
	confirmations_missing: "This payment does not have all its confirmations yet.",
	claim_not_found: "This notice was not found, or it has been decided.",
	claim_differs: "The first operator found another amount. Agree on what came in before it is credited.",
	too_many_claims: "Ten of your notices are waiting to be looked at. Please wait until one is decided.",
	second_person_needed: "A second operator has to decide this, not the same one again.",
	destination_exists: "This address or card is saved already. Choose it from your list.",
	destination_not_found: "Choose one of your saved addresses or cards.",
	destination_waits: "This address or card is new and cannot be used yet. Choose an older one, or wait until the time shown beside it.",
	too_many_destinations: "You have saved as many addresses and cards as allowed. Delete one that you no longer use.",
	product_unavailable: "This product is switched off here or in your country. What you have can still be closed, sold or withdrawn.",
	country_invalid: "A country is two capital letters, such as VN.",
	clock_fault: "Prices are paused while the server's clock is checked. Your orders and positions stay as they are; please try again later.",
	clock_not_ahead: "The clock has not jumped forward, so there is nothing to confirm.",
	proposal_needed: "This loosens what protects people: propose it, and another operator confirms it.",
	proposal_not_found: "This proposal was not found, or it has ended.",
	proposal_confirmed: "This proposal is confirmed already and waits for its time.",
	proposal_outdated: "What this proposal was to change has changed since. Cancel it and propose again.",
	too_many_proposals: "Too many proposals are waiting. Confirm or cancel some first.",
	proof_used: "This picture was sent with another notice. Each payment needs a receipt of its own.",
	credit_above_claim: "This is more than was claimed.",
	credit_cap: "This is more than one operator may credit in an hour or in a day.",
	identity_needed: "Please verify your identity first: then you can withdraw.",
	withdrawals_held: "Withdrawals of your account are on hold. The reason and the time left are shown under Settings, “Security settings”.",
	withdrawal_too_small: "This is less than the smallest withdrawal over this network, or the fee would take all of it. Enter a larger amount.",
	withdrawal_limit: "This would exceed your limit of 24 hours. Enter less, wait until earlier withdrawals are 24 hours old, or raise your level.",
	too_many_withdrawals: "Too many of your withdrawals are on their way. Please wait until one has arrived.",
	withdrawal_not_found: "This withdrawal was not found.",
	withdrawal_status_wrong: "This withdrawal has gone on meanwhile, so this cannot be done any more.",
	treasury_insufficient: "The house does not have enough to pay for this. Fill the treasury first.",
	login_locked: "Too many failed attempts. You can also set a new password.",
	work_needed: "The server is very busy and has to check your device first. Please try again.",
	user_string_invalid: "Enter a valid e-mail address or phone number.",
	code_wrong: "The verification code is not right. Check it and try again.",
	code_expired: "The verification code is no longer valid. Ask for a new one.",
	own_code_wrong: "The code sent to your current e-mail address or phone is not right. Check it and try again.",
	own_code_expired: "The code sent to your current e-mail address or phone is no longer valid. Ask for a new one.",
	code_resend_too_soon: "A code was sent a moment ago.",
	code_daily_limit: "Too many codes were sent today.",
	password_too_short: "The password must be longer than six characters.",
	password_too_long: "Text too long: the password may have at most 128 characters.",
	password_common: "This password is easy to guess: many people use one like it, or it is made of your name or ours. Choose another one.",
	passwords_differ: "The two passwords are inconsistent.",
	extension_code_unknown: "This invitation code does not exist. Check it or leave it empty.",
	registration_failed: "Registration failed. If you already have an account, log in or reset the password.",
	country_code_unknown: "This country code is not known. Choose one from the list.",
	message_not_delivered: "The code could not be sent. Check the e-mail address or number, or try again later.",
	content_not_found: "This content is not available any more.",
	fee_changed: "The fee has changed since it was shown. Look at it again and confirm anew.",
	address_invalid: "This is not a valid address of this network. Copy it again, whole, and check the network.",
	qr_unreadable: "No QR code could be read in the picture. Take it again: sharp, whole, and well lit.",
	qr_differs: "The QR code holds another address than the one you entered. Do not use either before you know which is right.",
	card_incomplete: "Enter all fields of the card: the SWIFT code, and for a bank in the United States its ABA number.",
	chain_unavailable: "The network cannot be reached right now. Nothing is lost; please try again in a few minutes.",
	practice_too_much: "That is more than play money is given for the asking in a day. Enter a smaller amount, or come back after 00:00 UTC.",
	statement_period_invalid: "Choose a period of at most 366 days whose end comes after its beginning.",
	statement_too_long: "There are too many lines in this period. Choose a shorter one.",
	upload_missing: "Choose a picture to upload.",
	upload_type_wrong: "This kind of file is not accepted. Choose a photo or picture (JPEG, PNG, WebP, GIF or AVIF).",
	upload_unreadable: "This picture is damaged or cannot be read. Choose another one or take it again.",
	upload_too_many_pixels: "This picture has more than 40 megapixels. Choose a smaller one.",
	upload_quota_used: "You have uploaded as much as is allowed in a day. Please try again tomorrow.",
	upload_not_found: "This upload does not exist any more. Please choose the picture again.",
	contact_needed: "Bind your e-mail address and phone number first.",
	identity_in_review: "Your identity is being reviewed already. You will hear from us.",
	identity_verified_already: "This level is verified already.",
	identity_basic_needed: "Verify the basic level first.",
	identity_daily_limit: "You have submitted your identity as often as is allowed in a day. Please try again tomorrow.",
	identity_fields_missing: "Fill in all fields of your document.",
	identity_name_invalid: "Enter a correct name, as it appears in the document.",
	identity_number_invalid: "Enter a correct ID number of this document.",
	identity_too_young: "You must be at least 18 years old.",
	identity_pictures_missing: "Add the pictures of both sides of the document; of a passport, the page with your photo.",
	identity_taken: "Somebody else is verified with this document number.",
	birth_date_invalid: "Enter a correct date of birth.",
	birth_date_differs: "The date of birth does not match the ID number.",
	nickname_invalid: "A nickname has 2 to 10 letters, Chinese characters or digits.",
	nickname_reserved: "This nickname could be taken for our staff. Choose another one.",
	nickname_taken: "Somebody else has this nickname, or one that looks like it. Choose another one.",
	signature_invalid: "A signature has 2 to 30 characters. Special characters are not allowed.",
	case_not_found: "There is no case with this number.",
	case_not_opened: "Open this case first, with a reason. It stays open for a while.",
	case_decided: "This case has been decided already.",
	document_not_found: "This case has no such picture, or it has been deleted.",
	failures_invalid: "A failed case needs at least one field with a reason, a verified one has none, and each field comes once.",
	account_frozen: "This account is frozen. Open it again with your password, a code and your second factor.",
	account_not_frozen: "This account is not frozen. Just log in.",
	freeze_link_invalid: "This link is not valid any more. Log in and freeze the account on the security page.",
	second_factor_needed: "Enter the code of your authenticator app, or use your passkey.",
	second_factor_missing: "This needs a second factor. Set up a passkey or an authenticator app, or confirm with the one you have.",
	second_factor_wrong: "The second factor was not accepted. A code from the app works once: wait for the next one.",
	second_factor_locked: "Too many wrong codes of the second factor.",
	pay_password_missing: "This needs your pay password. Enter it, or set one first.",
	pay_password_wrong: "The pay password is not right.",
	pay_password_locked: "The pay password was wrong five times. Withdrawing is locked; trading goes on.",
	pay_password_weak: "These six digits are too easy to guess. Choose others.",
	step_up_expired: "This confirmation has expired or was used already. Please confirm again.",
	step_up_differs: "What was confirmed is not what was sent. Nothing was done; please confirm again.",
	password_wrong: "The login password is not right.",
	password_same: "The new password is the old one. Choose another.",
	channel_missing: "No e-mail address or phone of this kind is bound to your account.",
	address_taken: "This e-mail address or number belongs to an account already. Choose another one.",
	address_same: "This is the e-mail address or number you have already.",
	totp_exists: "An authenticator app is set up already. Remove it before you add another one.",
	totp_expired: "This secret has expired. Begin again.",
	factor_not_found: "This second factor does not exist any more.",
	passkey_refused: "This passkey was not accepted. Please try again.",
	too_many_passkeys: "You have reached the largest number of passkeys. Remove one first.",
	phishing_word_invalid: "Enter 4 to 20 letters or digits; spaces, \"-\", \"_\" and \".\" are allowed between them.",
	api_key_not_found: "This key does not exist any more.",
	api_key_addresses_invalid: "Enter IP addresses separated by commas, at most ten. A key that may withdraw needs at least one.",
	too_many_api_keys: "You have reached the largest number of API keys. Revoke one first.",
	recovery_not_needed: "This account has no second factor. Just log in.",
	recovery_daily_limit: "You have begun as often as is allowed in a day.",
	recovery_expired: "This has taken too long. Begin again with your password.",
	recovery_submitted: "You have already asked for the recovery. Nothing more can be sent; wait until it runs out.",
	recovery_unproven: "Confirm your e-mail and phone with their codes first.",
	recovery_picture_missing: "Add the picture first: your face, your document and the paper with the date and the number.",
	recovery_link_invalid: "This link is not valid. Log in and look at the security page.",
	recovery_not_open: "There is no such request any more: it has ended already.",
	recovery_reason_missing: "Say why it is refused: the user reads it.",
	token_renewed: "Your session was just confirmed anew. Please try again.",
	key_scope_missing: "This API key may not make this call.",
	key_address_refused: "This API key may not be used from this address.",
	signed_out: "Please log in first.",
	verification_needed: "Please verify your identity first.",
	operator_needed: "This needs the token of an operator.",
	role_needed: "Your role does not allow this.",
	not_found: "There is nothing at this address.",
	too_many_requests: "Too many requests. Please wait a moment and try again.",
	commands_used_up: "This account has sent as many orders and requests as one may in a day. You can still cancel and close. The count starts again at 00:00 UTC.",
	upload_too_slow: "The connection was too slow for this picture. Please try again where it is better, or send a smaller one.",
	too_large: "What was sent is too large.",
	server_busy: "The server is busy. Nothing was lost; please try again.",
	server_fault: "Something failed on our side. Please try again.",
	host_unknown: "There is no site of this name here. Whoever runs it can add the name.",
	account_shared: "This is the demo account, which everybody uses: its name and what protects it stay as they are. Register an account of your own for this."
};
/** A reason that ends by itself, with the time it takes. */
var refusedFor$2 = {
	minutes: "{reason} Try again in {minutes, plural, one {# minute} other {# minutes}}.",
	hours: "{reason} Try again in {hours, plural, one {# hour} other {# hours}}."
};
// packages/messages/src/en/statement.ts
/** Statements of accounts as files. Only the server writes them. */
var statement$2 = {
	title: "Statement of account",
	uid: "UID",
	period: "Period",
	asOf: "As of",
	/** The last record of the journal that was read. */
	record: "record {sequence}",
	practice: "Practice funds: nothing on this statement is real money.",
	opening: "Opening balance",
	closing: "Closing balance",
	addsUp: "Opening balance and movements add up to the closing balance. All times are UTC.",
	entries: "Entries",
	inCsv: "This period has {count} entries, more than are printed here. The CSV file has all of them.",
	nothing: "Nothing was held and nothing moved in this period.",
	page: "Page {page} of {pages}",
	columns: {
		time: "Time (UTC)",
		account: "Account",
		asset: "Asset",
		movement: "Movement",
		kind: "Kind",
		count: "Entries",
		available: "Available",
		frozen: "Frozen",
		total: "Total",
		availableChange: "Available change",
		frozenChange: "Frozen change",
		fee: "Fee",
		availableAfter: "Available after",
		frozenAfter: "Frozen after",
		totalAfter: "Total after",
		reference: "Reference",
		record: "Record"
	}
};
// packages/messages/src/en/trading/index.ts
/** Texts of contracts, timed options and copying: a part of their own, which the screens of these products fetch. */
var trading$2 = {
	contract: {
		directions: {
			long: "Long",
			short: "Short"
		},
		marginModes: {
			cross: "Cross",
			isolated: "Isolated"
		},
		entryTypes: {
			market: "Market",
			limit: "Limit"
		},
		statuses: {
			pending: "Pending",
			open: "Open",
			closing: "Closing",
			closed: "Closed",
			cancelled: "Cancelled"
		},
		closeReasons: {
			user: "You closed it.",
			take_profit: "The index reached its take profit.",
			stop_loss: "The index reached its stop loss.",
			liquidation: "It was liquidated: the equity behind it had fallen to the maintenance margin.",
			deleveraged: "It was closed to cover the loss of an opposite position that the insurance fund could not pay.",
			trader_closed: "The trader you copy closed the position.",
			reversed: "You reversed it: it was closed and the other way ordered."
		},
		cancelReasons: {
			user_cancelled: "You cancelled it.",
			slippage_limit: "The next quote was beyond your slippage limit, so nothing was opened.",
			margin_insufficient: "When it was to be filled, the margin was not sufficient.",
			open_interest_full: "The house had no room left for more positions in this direction.",
			pair_not_trading: "Trading of the pair was paused.",
			market_closed: "The market had closed before it filled.",
			liquidation: "The account was liquidated, and its pending orders were cancelled first."
		},
		closeChoices: {
			all: "All",
			long: "Long only",
			short: "Short only",
			winning: "Winning only",
			losing: "Losing only"
		},
		noMarkets: "No contract can be traded here yet",
		noStocks: "No stock can be traded here yet",
		guide: "How contracts work",
		feesAndLimits: "Fees and limits",
		times: "{multiple}x",
		form: {
			label: "Contract order",
			marginMode: "Margin mode",
			multiple: "Leverage",
			orderType: "Order type",
			lots: "Lots",
			lotIs: "1 lot = {amount} {asset}",
			closesAll: "Closes all",
			closesLots: "Closes (lots)",
			margin: "Margin",
			overnight: "Overnight",
			liquidation: "Liquidation",
			breakEven: "Break-even",
			riskRate: "Risk rate",
			notional: "Notional",
			openLong: "Open long",
			openShort: "Open short",
			never: "None"
		},
		marginHints: {
			cross: "Positions share the whole contract account: they last longer, and can lose all of it.",
			isolated: "A position can lose its own margin and no more. You may add to it or take back what it does not need."
		},
		entryHints: {
			market: "Fills at the quote of the next tick, within your slippage limit.",
			limit: "Waits until the quote touches your price, and fills there or better."
		},
		multipleSheet: {
			text: "The margin is the notional divided by the leverage. The higher the leverage, the nearer the liquidation.",
			most: "{most}x at most for {lots} lots",
			forLots: "For {lots} lots",
			take: "Use {multiple}x"
		},
		confirm: {
			price: "Expected price",
			worstPrice: "Worst price",
			hold: "Frozen until it fills",
			openFee: "Fee to open",
			closeFee: "Fee to close",
			overnight: "Overnight fee, each night",
			riskRate: "Risk rate",
			liquidationRate: "Liquidation starts at",
			market: "It fills at the quote of the next tick, at {price} at worst. Beyond that nothing is opened.",
			limit: "It waits until the quote touches {price}, and fills there or better. You can cancel it until then.",
			closed: "The market is closed: the order waits, and may fill once it opens."
		},
		problems: {
			notOffered: "No new positions are taken in this market.",
			marketClosed: "The market is closed: limit orders only.",
			indexStale: "There is no fresh index price.",
			lotsMissing: "Enter the lots.",
			priceMissing: "Enter a price.",
			lotsMin: "At least {lots} lots.",
			lotsMax: "At most {lots} lots in one order.",
			room: "The house has room for {lots} more lots.",
			multiple: "At this size at most {most}x.",
			balance: "Insufficient balance",
			exitsMissing: "Enter a take profit or a stop loss.",
			exitAbove: "{exit} must lie above the price.",
			exitBelow: "{exit} must lie below the price.",
			exitLots: "An exit cannot close more than there is."
		},
		quotes: {
			title: "House quotes",
			overnight: "Overnight fee / in",
			long: "Long opens at",
			short: "Short opens at",
			index: "Index",
			spread: "Spread",
			room: "Room for new lots",
			useAsLimit: "use as limit",
			counterparty: "The house is your counterparty"
		},
		house: {
			title: "Who is on the other side",
			counterparty: "Contracts here have no order book. The other side of every position is the house: its underwriting account, funded and posted like any other account.",
			quote: "The quote is the index price and half the spread on each side: {spread}% in all. At each tick everybody gets the same quote.",
			nextTick: "A market order fills at the quote of the first tick after it. Neither you nor the house can trade on a price that only one has seen move.",
			room: "The house takes new positions only as far as its account can pay for a large move. What is left is the room shown here; closing is always possible.",
			profit: "When you win, the house loses, and the other way round. Fees and the spread are what it earns in any case."
		},
		facts: {
			title: "Fees and limits of {pair}",
			lot: "One lot",
			lots: "Lots of an order",
			accountLots: "Most lots in one direction",
			spread: "Spread",
			fee: "Fee to open, fee to close",
			overnight: "Overnight fee, a year",
			liquidationFee: "Liquidation fee",
			tiers: "Maintenance margin by notional",
			tierFrom: "From {amount} {asset}",
			tierTerms: "{percent}%, up to {multiple}x"
		},
		session: {
			open: "Open",
			always: "Round the clock",
			closesAt: "Closes {time}",
			opensAt: "Opens {time}",
			owns: "You own a contract on the price: no share, no vote, no dividend.",
			rules: "Limit orders only, within 1/leverage of the last price {price}. Until it opens nothing fills, closes or is liquidated."
		},
		account: {
			label: "Contract account",
			equity: "Margin account equity ({asset})",
			used: "Used margin",
			unrealised: "Unrealised",
			riskRate: "Risk rate",
			starts: "Liquidation starts at a risk rate of {percent}",
			noCross: "No cross position: nothing can be liquidated together",
			howTitle: "The contract account",
			held: "Frozen for orders",
			crossMargin: "Margin of cross positions",
			isolatedMargin: "Margin of isolated positions",
			maintenance: "Maintenance margin (cross)",
			spendable: "Free for new positions",
			howRate: "Risk rate = (available + cross margin + cross unrealised) ÷ cross margin. Liquidation starts when that equity has fallen to the maintenance margin: the worst position is closed first, until what is left is safe again.",
			howIsolated: "Isolated positions stand apart: each is liquidated by its own margin and touches nothing else.",
			howZero: "Your balance stops at zero. What a loss leaves unpaid goes to the insurance fund."
		},
		lists: {
			label: "Positions and orders",
			positions: "Positions",
			positionsCount: "Positions ({count})",
			pending: "Pending",
			pendingCount: "Pending ({count})",
			history: "History",
			noPositions: "No positions",
			noPositionsText: "Positions you open stand here with their profit and risk.",
			noPending: "No pending orders",
			noPendingText: "Limit orders wait here until the quote touches their price.",
			noHistory: "No past positions",
			noHistoryText: "Positions that were closed and orders that were cancelled come here.",
			signedOut: "Log in to see your positions and orders."
		},
		card: {
			unrealised: "Unrealised P&L ({asset})",
			return: "Return",
			entry: "Entry",
			mark: "Mark",
			liquidation: "Liquidation",
			size: "Size",
			margin: "Margin",
			overnight: "Overnight fee",
			opened: "Opened",
			lots: "Lots",
			whyLiquidation: "Why is this the liquidation price?",
			exits: "TP / SL",
			moveMargin: "Margin",
			reverse: "Reverse",
			selfHold: "Hold alone",
			close: "Close",
			copied: "Copied",
			closing: "Closes at the next tick",
			rank: "Deleverage rank {rank} of 5",
			of: "{action}: {pair}"
		},
		exitsSheet: {
			title: "Take profit / stop loss",
			text: "An exit closes when the index gets there, at the quote of the next tick. Either may stand alone, for all or a part.",
			estimate: "Est. P&L",
			part: "Part only",
			save: "Save",
			saved: "Exits saved",
			removed: "Exits removed"
		},
		marginSheet: {
			title: "Margin of {pair}",
			add: "Add",
			remove: "Take back",
			amount: "Amount",
			now: "Margin",
			after: "Margin afterwards",
			liquidationAfter: "Liquidation afterwards",
			added: "Margin added",
			taken: "Margin taken back",
			hint: "Only what the position does not need for its leverage and its losses can be taken back."
		},
		closeSheet: {
			title: "Close {pair}",
			lots: "Lots to close",
			share: "Share of the position",
			price: "Expected price",
			priceProfit: "Price P&L",
			closeFee: "Fee to close",
			total: "Total",
			text: "It closes at the quote of the next tick, whatever it is. The fee to open and the overnight fees were paid before.",
			do: "Close {lots} lots",
			asked: "Closes at the next tick"
		},
		closeAll: {
			button: "Close all",
			title: "Close positions",
			count: "{count, plural, one {# position} other {# positions}}",
			estimate: "Est. P&L after fees",
			question: "{count, plural, one {Close # position?} other {Close # positions?}}",
			text: "Each closes at the quote of the next tick, whatever it is. By the present index that brings {total} {asset} after fees.",
			do: "Close them",
			done: "{count, plural, one {# position closes at the next tick} other {# positions close at the next tick}}"
		},
		reverse: {
			question: "Reverse {pair}?",
			text: "{lots} lots {from} are closed and {lots} lots {to} ordered; both fill at the next tick. By the present index closing brings {total} {asset} after the fee. If the money does not suffice for the new position, it ends with that reason.",
			done: "Reversed: fills at the next tick"
		},
		pending: {
			hold: "Frozen",
			placed: "Placed",
			waitsFor: "Limit",
			cancelled: "Order cancelled",
			cancelOf: "Cancel order {number}"
		},
		history: {
			priceProfit: "Price P&L",
			fees: "Fees",
			overnight: "Overnight fees",
			total: "Total P&L",
			entry: "Entry",
			exit: "Exit",
			ended: "Ended",
			title: "Position #{number}",
			orderTitle: "Order #{number}",
			closes: "Closes",
			closedLots: "{lots} lots",
			deficit: "Not paid by you",
			deficitText: "The loss was larger than what stood behind it. The insurance fund bore this part.",
			shortfall: "Cut from the profit",
			shortfallText: "The house could not pay this part.",
			report: "Liquidation report",
			detail: "Details of {pair}"
		},
		report: {
			title: "Liquidation report",
			found: "What was found",
			equity: "Equity",
			margin: "Margin",
			maintenance: "Maintenance margin",
			riskRate: "Risk rate",
			tickets: "Positions",
			closed: "Closed",
			kept: "Kept",
			went: "How it went",
			fee: "Liquidation fee, to the insurance fund",
			deficit: "Loss you did not have to pay",
			fromInsurance: "Paid by the insurance fund",
			fromOthers: "Cut from opposite positions",
			equityAfter: "Equity afterwards",
			text: "Liquidation starts where the equity is at or below the maintenance margin. The worst position goes first, at the quote.",
			none: "No report of this position"
		},
		why: {
			title: "Why this liquidation price?",
			formulaLong: "(Q·E − C − cum) ÷ (Q·(1 − m))",
			formulaShort: "(C + Q·E + cum) ÷ (Q·(1 + m))",
			none: "No price above zero would liquidate this position.",
			text: "At this index the equity behind the position equals its maintenance margin, if nothing else changes.",
			quantity: "Q, size",
			entry: "E, entry",
			behind: "C, what stands behind it",
			behindIsolated: "Its own margin.",
			behindCross: "Available, cross margins and the profit of the other cross positions, less their maintenance margin.",
			rate: "m, maintenance rate of the tier",
			deduction: "cum, deduction of the tier",
			result: "Liquidation price",
			shared: "Several of your cross positions in {pair} move together, so the price is found for all of them at once, not by the formula for one.",
			stops: "Rounded towards the entry, to a price that can be quoted."
		},
		share: {
			text: "{direction} {pair} {multiple}x on Candor: {return}% at {mark}, entry {entry}. Practice account.",
			textLive: "{direction} {pair} {multiple}x on Candor: {return}% at {mark}, entry {entry}.",
			label: "Share {pair}",
			copied: "Copied: paste it where you like"
		},
		notices: {
			sent: "Order sent: it fills at the next tick",
			opened: "{direction} {pair}: {lots} lots opened at {price}",
			closed: "{pair} closed at {price}: {profit}",
			partlyClosed: "{pair}: {lots} lots closed at {price}: {profit}",
			cancelled: "{pair}: {reason}",
			overnight: "{pair}: overnight fee {fee}",
			marginDrawn: "{pair}: its profit was used for another cross position",
			liquidated: "{pair} was liquidated at {price}"
		},
		orders: {
			bothDirections: "Long and short",
			direction: "Direction"
		},
		chart: {
			orders: "Positions",
			position: "{direction} {lots}",
			order: "Limit {direction} {lots}"
		}
	},
	copying: {
		reasons: {
			below_minimum: "The size for you would be below the smallest contract.",
			above_maximum: "The size for you is above the largest contract, so less was copied.",
			margin_cap: "Your margin limit for this trader is used up.",
			pair_cap: "Your margin limit for this pair is used up.",
			daily_loss_cap: "Your daily loss limit for this trader was reached.",
			balance_insufficient: "Your contract account did not hold enough.",
			slippage: "The price had moved beyond your slippage limit.",
			open_interest_full: "The house had no room left for more positions in this direction.",
			too_many_tickets: "You have as many positions and orders as an account may have.",
			product_unavailable: "The product is switched off here or in your country."
		},
		results: {
			copied: "Copied",
			partial: "Partly copied",
			skipped: "Skipped"
		},
		statuses: {
			applied: "Under review",
			followable: "Accepted",
			refused: "Refused",
			suspended: "Suspended",
			withdrawn: "Taken back"
		},
		modes: {
			multiple: "Fixed multiple",
			lots: "Fixed lots"
		},
		orders: {
			result: "Followers’ result",
			profit: "Profit",
			accuracy: "Accuracy",
			followers: "Followers"
		},
		days: {
			"7": "7 days",
			"30": "30 days",
			"90": "90 days"
		},
		listLabel: "Traders to follow",
		sortLabel: "Sort traders by",
		periodLabel: "Period of the figures",
		banner: "See what followers got before you follow",
		bannerText: "Records come from the trades themselves, hour by hour. Nobody can edit them, us included.",
		becomeTrader: "Become a trader",
		myCopying: "My copy trading",
		myCopyingText: "{count, plural, one {# trader} other {# traders}} · {result} USDT",
		traderCount: "{count, plural, =0 {No traders} one {# trader} other {# traders}}",
		updatedHourly: "Updated hourly",
		updatedAt: "Updated hourly, last at {time}",
		notMarked: "Updated hourly; the first mark comes at the next full hour",
		noTraders: "Nobody can be followed yet",
		noTradersText: "Traders appear here after an operator has reviewed them. You can be the first to apply.",
		followersResult: "Followers’ result (USDT)",
		followersSample: "{percent}% of {count} copies won",
		followersNone: "No copy has been closed yet",
		followersOf: "{count}/{most} followers",
		profitOf: "Profit {days}d",
		accuracy: "Accuracy",
		accuracyOf: "{percent}% of {count, plural, one {# trade} other {# trades}}",
		noTrades: "No trades yet",
		drawdown: "Drawdown",
		daysLed: "Days",
		navLine: "Last 7 days",
		follow: "Follow",
		following: "Following",
		full: "Full",
		own: "You",
		openTrader: "Open the record of {name}",
		followName: "Follow {name}",
		editFollow: "Edit",
		stopFollowing: "Stop following",
		shareTag: "Share {percent}%",
		suspendedText: "An operator has suspended this trader: nothing new is copied. Open copies run on.",
		fullText: "All places are taken.",
		leaderText: "Who can be followed, or has asked to be, cannot follow.",
		signInText: "Log in to follow traders.",
		traderMissing: "There is no such trader",
		traderMissingText: "The record is not public, or the address is wrong.",
		allTraders: "All traders",
		metrics: {
			profit: "Profit (USDT)",
			return: "Return",
			drawdown: "Deepest fall",
			accuracy: "Accuracy",
			trades: "Trades closed",
			equity: "Own funds at risk"
		},
		metricsLabel: "Record of the last {days} days",
		wonOf: "{wins} of {count}",
		chart: {
			title: "Worth of one unit",
			hint: "Deposits and withdrawals do not change it. It began at 1.0000.",
			empty: "The first hourly mark has not been made yet.",
			oneMark: "The line begins with the second hourly mark.",
			label: "Worth of one unit from {from} to {to}: lowest {low}, highest {high}."
		},
		tabsLabel: "Parts of the record",
		tabs: {
			current: "Current",
			currentCount: "Current ({count})",
			history: "History",
			followers: "Followers’ result"
		},
		noOpen: "No open positions",
		noHistory: "No closed positions yet",
		noHistoryText: "Closed positions since the application appear here; nothing can be removed.",
		side: "{count, plural, one {# lot} other {{lots} lots}}",
		entry: "Entry",
		mark: "Mark",
		closedAt: "Close",
		opened: "Opened",
		closed: "Closed",
		priceProfit: "From prices",
		fees: "Fees",
		overnight: "Overnight",
		result: "Result",
		followersPart: {
			text: "What the trader earned is not what followers got: sizes, limits, fees and the moment one joined differ. This is the sum over all followers, open and realised, before the trader’s share.",
			copies: "Copies closed",
			won: "Won",
			followers: "Followers now",
			share: "Share of profit"
		},
		followTitle: "Follow {name}",
		editTitle: "How you follow {name}",
		form: {
			mode: "How much to copy",
			multiple: "Times the trader’s lots",
			lots: "Lots for each trade",
			roundingTitle: "What that makes of the trader’s size",
			theirs: "Trader",
			yours: "You",
			rounding: "Above one lot it is rounded to two decimals, half up; below one lot it is rounded down. What is below the pair’s smallest size is skipped, and you are told.",
			lotsHint: "Every trade is {count, plural, one {# lot} other {{lots} lots}} for you, whatever the trader’s size.",
			limits: "Limits",
			limitsHint: "Checked when something opens. A close is never held up.",
			marginMax: "Margin of all copies of this trader",
			pairMarginMax: "Margin in one pair",
			dailyLossMax: "Loss in one day (UTC)",
			dailyLossHint: "After that nothing new is copied that day.",
			noLimit: "No limit",
			slippage: "Slippage limit",
			slippageHint: "If the price moved further since the trader ordered, the trade is skipped.",
			share: "Trader’s share of your profit",
			shareHint: "Weekly on Monday 00:00 UTC; losses are carried.",
			shareFixed: "It stays what it was when you began.",
			risk: "I know that I can lose the margin of every copy, and accept the",
			begin: "Follow",
			save: "Save",
			begun: "You follow {name}",
			saved: "Changes are in force for what opens from now on",
			answerLost: "No answer came. Trying again cannot follow twice.",
			balance: "Your contract account has {amount} USDT free. Copies that need more are made smaller or skipped.",
			addFunds: "Transfer",
			problems: {
				size_missing: "Enter how much to copy",
				unreadable: "A number cannot be read",
				size_small: "The least is 0.01",
				size_large: "The most is 100",
				limit_zero: "A limit must be above zero; leave it empty for none",
				slippage_large: "The slippage limit may be 5% at most",
				risk_unread: "Read the agreement and tick the box to go on"
			}
		},
		estimate: {
			title: "On the trader’s last {count, plural, one {trade} other {# trades}}",
			text: "Following like this would have brought you",
			none: "The trader has closed nothing yet, so there is nothing to look back on.",
			waiting: "Enter a size to see what it would have brought.",
			profit: "From prices",
			fees: "Fees",
			overnight: "Overnight fees",
			share: "Trader’s share",
			margin: "Most margin at one time",
			counts: "{copied} copied · {partial} partly · {skipped} skipped",
			showTrades: "Show the trades",
			hideTrades: "Hide the trades",
			sizes: "{theirs} → {yours} lots",
			hint: "Looking back says nothing of what comes. Your balance of the time is left out."
		},
		stop: {
			title: "Stop following {name}?",
			text: "Nothing new is copied from now on.",
			open: "{count, plural, one {Your # open copy ({margin} USDT margin) stays open and closes} other {Your # open copies ({margin} USDT margin) stay open and close}} when the trader closes. Profit from {count, plural, one {it} other {them}} is still shared at {percent}%. You can close or hold alone at any time.",
			due: "{amount} USDT of share is due and is settled on {time}.",
			keep: "Keep following",
			confirm: "Stop",
			done: "You no longer follow {name}"
		},
		mine: {
			tabsLabel: "My copy trading",
			tabs: {
				traders: "My traders",
				feed: "Feed",
				lead: "Be a trader"
			},
			total: "Result of my copies (USDT)",
			totalHint: "Open and realised; fees paid are taken off",
			paid: "Shared so far",
			due: "Due next",
			margin: "Margin in copies",
			none: "You follow nobody",
			noneText: "Traders you follow appear here with what they brought you.",
			find: "Find traders",
			ended: "Ended",
			since: "Since {time}",
			realised: "Realised",
			open: "Open",
			times: "{lots}× the trader’s lots",
			fixed: "{count, plural, one {# lot} other {{lots} lots}} each time",
			limits: "Limits",
			limitMargin: "margin {amount}",
			limitPair: "per pair {amount}",
			limitLoss: "daily loss {used} of {amount}",
			noLimits: "none",
			shareTitle: "Profit share",
			formula: "Due = realised × {percent}% − shared so far, never below 0",
			sum: "{realised} × {percent}% − {paid} = {due}",
			sumNothing: "{realised} × {percent}% − {paid} is not above 0, so nothing is due",
			nextShare: "Next settlement {time}",
			carry: "A loss is carried: the trader is paid only once your realised result passes {amount} USDT.",
			copies: "Open copies ({count})",
			toPosition: "Position",
			holdAlone: "Hold alone",
			holdTitle: "Hold {pair} alone?",
			holdText: "This {direction} position of {count, plural, one {# lot} other {{lots} lots}} becomes your own. It no longer closes when the trader closes. Its take profit and stop loss stay and work by themselves{exits}. From now on no profit of it is shared. This cannot be undone.",
			holdExits: ": {list}",
			holdNoExits: "; it has none now",
			takeProfit: "take profit {price}",
			stopLoss: "stop loss {price}",
			holdDone: "{pair} is your own position now"
		},
		feed: {
			label: "What became of each trade",
			filters: "Show",
			all: "All",
			empty: "Nothing has been copied yet",
			emptyText: "Each trade of your traders appears here: copied, partly copied, or skipped and why.",
			emptyFilter: "None of this kind",
			sizes: "Trader {theirs} · wanted {wanted} · you {yours} lots",
			at: "at {price}",
			by: "from {name}"
		},
		lead: {
			title: "Let others follow you",
			text: "You trade as you do now. When a follower’s copies earn, you get a share of that profit, weekly.",
			needs: "What it takes",
			needFollows: "You follow nobody and hold no copies",
			needFollowsNot: "You follow {count, plural, one {# trader} other {# traders}}: stop following first",
			needReview: "An operator reviews your application",
			needRecord: "Your record is public from then on: every closed position, nothing removed",
			needPlaces: "Up to {count} followers",
			share: "Your share of followers’ profit (%)",
			shareHint: "From 0 to {most}%. Followers keep the share they began with.",
			example: "When a follower’s copies have realised 200 USDT, you have received {amount} USDT in all.",
			agree: "I let my trades be shown and copied, and accept the",
			apply: "Apply",
			applied: "Your application is with the operators",
			notOffered: "Copy trading is not offered here at the moment.",
			problems: {
				share_missing: "Enter a share",
				share_large: "The share may be {most}% at most",
				following: "Who follows cannot lead",
				agreement_unread: "Read the agreement and tick the box to go on"
			},
			status: {
				applied: "Your application is under review",
				appliedText: "Nothing of yours is shown before it is accepted. You cannot follow meanwhile.",
				followable: "You can be followed",
				followableText: "{followers} of {most} places are taken. Your share is {percent}%.",
				refused: "Your application was refused",
				refusedText: "You may apply again.",
				suspended: "You are suspended",
				suspendedText: "Your new trades are not copied. Open copies close when you close.",
				withdrawn: "You took your application back",
				withdrawnText: "You may follow traders, and apply again."
			},
			withdraw: "Take the application back",
			withdrawnDone: "Your application is taken back",
			openRecord: "My public record"
		},
		agreement: "copy trading agreement",
		agreementTitle: "Copy trading agreement",
		agree: "I agree",
		agreementLanguage: "Language of the agreement"
	},
	options: {
		directions: {
			up: "Up",
			down: "Down"
		},
		results: {
			won: "Won",
			lost: "Lost",
			refunded: "Refunded",
			void: "Void"
		},
		statuses: {
			open: "Open",
			closing: "Closing",
			closed: "Closed"
		},
		noMarkets: "No options are offered yet",
		limitsAndPause: "Limits and pause",
		myOptions: "My options",
		help: "How options work",
		tick: "Tick {number} · on the tape",
		line: "Live line of {pair}, now {price}. {open, plural, =0 {No open option.} one {# open option is drawn.} other {# open options are drawn.}}",
		expiry: "expiry",
		stakeAndTime: "{stake} {asset} · {seconds} s",
		strikeAt: "Strike {price} · #{tick}",
		strikeSoon: "Waiting for its strike",
		ifItEndsHere: "if it ends here",
		counting: "Counting the samples…",
		seeWhy: "See why",
		timeLeft: "{time} left",
		openOptions: "Open options",
		drawThis: "Draw it in the chart",
		emptyRail: "Your open options appear here and count down.",
		emptyAccount: "Your options account is empty.",
		transferIn: "Transfer",
		practiceFunds: "Practice funds",
		expiresIn: "Expires in",
		pays: "Pays",
		seconds: "{seconds} s",
		stake: "Stake ({asset})",
		presets: "Amounts",
		evenOdds: "Expected value at 50%",
		warning: "You can lose the whole stake. Break-even needs {percent} wins.",
		comesBack: "{asset} comes back if it wins",
		bought: "{direction} bought. The strike comes in half a second.",
		settled: {
			won: "{pair} won: {profit} {asset}",
			lost: "{pair} lost: {profit} {asset}",
			refunded: "{pair}: exactly even, the stake is back",
			void: "{pair}: void, the stake is back"
		},
		settledTogether: "{count} options ended: {profit} {asset} in all",
		problems: {
			stakeMissing: "Enter what you want to stake.",
			unreadable: "The stake cannot be read.",
			tooSmall: "The stake must be at least {least} {asset}.",
			tooLarge: "The stake may be {most} {asset} at most.",
			exposureFull: "The house can reserve a payout for {most} {asset} at most right now.",
			balance: "Insufficient balance in the options account",
			dailyStake: "This exceeds your own daily limit for stakes.",
			dailyLoss: "This could exceed your own daily limit for losses.",
			paused: "You paused options until {time}.",
			notOffered: "No new options are offered on {pair} right now. Open ones run on.",
			closedUntil: "The market is closed until {time}.",
			closed: "The market is closed.",
			halted: "Trading of {pair} is paused.",
			stale: "No fresh price for {seconds} s. Options wait until it is back.",
			noPrice: "Waiting for the first price…",
			offline: "You are offline: an option cannot be bought."
		},
		answerLost: "Whether the order arrived is not known. Ask again: it is never bought twice.",
		askAgain: "Ask again",
		tooLate: "The order came too late. Nothing was bought and nothing was charged.",
		termsChanged: {
			title: "The terms have changed. Nothing was bought.",
			payout: "{seconds} s: pays {after} instead of {before}",
			added: "{seconds} s: new, pays {after}",
			removed: "{seconds} s: not offered any more",
			stakeMin: "Least stake: {after} instead of {before} {asset}",
			stakeMax: "Largest stake: {after} instead of {before} {asset}",
			notOffered: "No new options are offered on this pair.",
			same: "What is shown here is the same as before; the new terms are in force now."
		},
		limits: {
			intro: "Your own limits, per day from 00:00 UTC. Tighter takes effect at once, looser after 24 hours.",
			dailyStake: "Most to stake per day",
			dailyLoss: "Most to lose per day",
			none: "No limit",
			usedOf: "Used today: {used} of {most} {asset}",
			used: "Used today: {used} {asset}",
			atStake: "This counts {amount} {asset} at stake in open options as lost.",
			waiting: "From {time}: {most}",
			amountOf: "{amount} {asset}",
			effects: {
				same: "Nothing changes.",
				at_once: "Takes effect at once.",
				later: "Takes effect in 24 hours.",
				both: "What is tighter takes effect at once, what is looser in 24 hours."
			},
			save: "Save limits",
			saved: "Your limits are in force.",
			savedLater: "Saved. What is looser is in force from {time}.",
			pauseTitle: "Pause",
			pauseText: "Keeps you from buying options. Open ones run to their end.",
			pausedUntil: "Paused until {time}.",
			pauses: {
				hour: "1 hour",
				day: "24 hours",
				week: "7 days",
				month: "30 days",
				half_year: "6 months"
			},
			selfExclusion: "Self-exclusion",
			confirmTitle: "Pause options for {time}?",
			confirmText: "Until {until} you cannot buy options. This cannot be shortened or undone, by you or by support.",
			confirm: "Pause",
			keepOpen: "Do not pause",
			paused: "Options are paused until {time}."
		},
		rules: {
			strike: "Strike",
			strikeText: "The price to beat. It is the first tick at least half a second after your order: neither you nor we know it when you buy.",
			window: "Window",
			windowText: "What decides is not one price but the mean of the last ticks before expiry: a tenth of the time, at least 2 and at most 30 seconds. A single jump decides nothing.",
			result: "Result",
			resultText: "Up wins when the mean is above the strike, Down when it is below. Exactly even: the stake comes back. A win pays the stake and the payout on top; a loss pays nothing.",
			void: "Void",
			voidText: "When fewer than 80% of the ticks in the window are valid, or no valid tick comes within 5 seconds for the strike, the option is void and the whole stake comes back.",
			payout: "Payout",
			payoutText: "The payout stands in the terms that your order is bound to and is set aside before the order is accepted. Nobody can change the terms or the result of an option that has been bought.",
			odds: "What to expect",
			oddsText: "A win pays less than a loss costs. At even odds you lose {loss} of what you stake in the long run; to come out even you must win {percent} of the time.",
			hint: "“If it ends here” is what you would get if the price stayed where it is until expiry.",
			proof: "Every result can be recomputed in your browser from the ticks that decided it."
		},
		result: {
			title: "{pair} · {direction} · {seconds} s",
			stake: "Stake",
			paid: "Came back",
			reserved: "Comes back if it wins",
			payout: "Payout",
			bought: "Bought",
			strike: "Strike",
			strikeTick: "Strike tick",
			expires: "Expiry",
			expiryTick: "Expiry tick",
			samples: "Samples in the window",
			samplesOf: "{count} of {size}",
			mean: "Mean of the samples",
			running: "It runs until its expiry; what decides comes then.",
			waiting: "It waits for its strike: the first tick after half a second.",
			verdicts: {
				above: "The mean of the samples lies above the strike.",
				below: "The mean of the samples lies below the strike.",
				even: "The mean of the samples is exactly the strike: the stake came back.",
				too_few: "Only {count} of {size} ticks of the window were valid; 80% are needed. Void: the whole stake came back.",
				no_strike: "No valid tick came within 5 seconds for a strike. Void: the whole stake came back."
			},
			evidence: "What decided",
			chart: "{count} samples from {low} to {high}; strike {strike}, mean {mean}.",
			showSamples: "{count, plural, one {Show # sample} other {Show all # samples}}",
			hideSamples: "Hide samples",
			tick: "Tick",
			price: "Price",
			toStrike: "To the strike",
			recompute: "Recompute",
			recomputeHint: "Fetches the ticks again and works out the result in this browser.",
			again: "Recompute again",
			done: "Recomputed in this browser from the tape.",
			count: "Samples (n)",
			sum: "Sum (Σ)",
			even: "n × strike",
			comparison: {
				above: "Σ is greater than n × strike",
				below: "Σ is less than n × strike",
				equal: "Σ equals n × strike"
			},
			verdict: "Result",
			equal: "The same as the server’s result.",
			different: "Not the same as the server’s result. Please tell support the number of this option: {number}.",
			checks: {
				strike: "The strike tick is not earlier than the order allowed",
				expiry: "The expiry is {seconds} s after the strike tick",
				window: "Every sample lies in the window of {size} ticks",
				sum: "The sum is the one that the server names",
				reward: "The payout is the one of the terms",
				paid: "What came back follows from the result"
			},
			holds: "holds",
			fails: "does not hold"
		},
		orders: {
			filters: "Options by state",
			allPairs: "All pairs",
			emptyOpen: "No open options",
			emptyClosing: "None is being settled",
			emptyClosed: "No settled options yet",
			emptyText: "What you buy under Options appears here.",
			trade: "To options"
		}
	}
};
// packages/messages/src/en/wallet/index.ts
/** Texts of deposits, withdrawals, addresses, bank cards and statements. */
var wallet$2 = {
	addresses: {
		empty: "No addresses yet",
		emptyText: "Withdrawals go to addresses that you have added here. Add one in good time, before you need it.",
		add: "Add an address",
		delete: "Delete {label}",
		deleteTitle: "Delete this address?",
		deleteText: "{label} ({network}) leaves your address book. Withdrawals that are on their way are not touched.",
		deleteConfirm: "Delete",
		deleted: "{label} was deleted",
		copy: "Copy the address {label}",
		usable: "Ready",
		usableIn: "Usable in {time}",
		withdrawTo: "Withdraw",
		bookOnly: "Waiting time for every address",
		bookOnlyOn: "Only addresses that have been in the book for 24 hours can be used. A thief who gets in cannot empty the account at once.",
		bookOnlyOff: "New addresses can be used {wait} after they were added. With this on they wait 24 hours, and so does a thief.",
		bookOnlyOffNow: "New addresses can be used at once. With this on they wait 24 hours, and so does a thief.",
		wait: {
			hours: "{count, plural, one {# hour} other {# hours}}",
			minutes: "{count, plural, one {# minute} other {# minutes}}",
			seconds: "{count, plural, one {# second} other {# seconds}}"
		},
		bookOnlyEnds: "Switched off. The rule still holds for {time}.",
		bookOnlyTurnOn: "Make every address wait 24 hours?",
		bookOnlyTurnOnText: "Addresses younger than 24 hours stop working until they are old enough. Switching this off again takes 24 hours too.",
		bookOnlyTurnOff: "Switch the waiting time off?",
		bookOnlyTurnOffText: "The rule goes on holding for 24 hours, so that nobody can switch it off in a hurry. Confirm with your pay password and second factor.",
		turnOn: "Switch on",
		turnOff: "Switch off",
		bookOnlyIsOn: "Every address waits 24 hours now",
		bookOnlyGoesOff: "It ends in 24 hours",
		coinAndNetwork: "Coin and network",
		chooseCoinAndNetwork: "Choose coin and network",
		name: "Name",
		nameHint: "Only you see it",
		namePlaceholder: "My cold wallet",
		nameMissing: "Give the address a name",
		nameTooLong: "Text too long: at most {most} characters",
		address: "Address",
		addressMissing: "Enter the address, or choose its QR code",
		qrCode: "QR code of the address",
		qrText: "A picture of the same address. We read it again and compare, so that one wrong character cannot slip in.",
		qrChoose: "Choose a picture",
		qrChange: "Another picture",
		qrMissing: "The QR code picture is required",
		qrMatches: "The picture holds the same address",
		qrDiffers: "The picture holds another address: {address}",
		qrNoAddress: "There is no {network} address in this QR code",
		waitNote: "The address can be used {wait} after it was added. Only you see your addresses.",
		waitNoteNow: "The address can be used as soon as it is added. Only you see your addresses.",
		added: "{label} was added",
		scan: "Scan a QR code",
		scanText: "The code is read on this device. No picture leaves it.",
		choosePicture: "Choose a picture",
		cameraPicture: "Picture of the camera",
		cameraTroubles: {
			no_camera: "No camera to scan with",
			not_allowed: "The camera is not allowed"
		},
		cameraTroubleText: "Choose a picture of the QR code instead.",
		noCodeInPicture: "No QR code was found in this picture.",
		pictureUnreadable: "This picture could not be read. Try another one.",
		confirmAdd: "Add {label}"
	},
	bills: {
		period: "Period",
		periods: {
			this_month: "This month",
			last_month: "Last month",
			last_90_days: "90 days",
			this_year: "This year",
			own: "Choose dates"
		},
		from: "From",
		until: "Until",
		account: "Account",
		opening: "Opening balance",
		closing: "Closing balance",
		movements: "{count, plural, one {# movement} other {# movements}}",
		exact: "Opening balance plus movements is the closing balance, to the last digit.",
		nothingMoved: "Nothing moved",
		empty: "Nothing in this period",
		emptyText: "The account held nothing and nothing moved.",
		download: "Download every movement",
		downloadAs: "Download as {format}",
		saved: "Saved: {name}",
		periodWrong: "The period ends before it begins, or is longer than 366 days."
	},
	cards: {
		kinds: "Kind of card",
		domestic: "Domestic",
		international: "International",
		empty: "No card yet",
		emptyText: "Add the card or account that your withdrawals should go to.",
		add: "Add a bank card",
		addInternational: "Add an international card",
		note: "Cards are kept encrypted. Of the number only the last four digits are shown, even to you.",
		delete: "Delete the card {label}",
		deleteTitle: "Delete this card?",
		deleteText: "{bank} {account} is removed. Withdrawals that are on their way are not touched.",
		deleteConfirm: "Delete",
		deleted: "The card was deleted",
		added: "The card was added",
		usableIn: "Usable in {time}",
		usable: "Ready",
		withdrawTo: "Withdraw",
		optional: "optional",
		allRequired: "All fields with * are required.",
		currency: "Currency",
		chooseCurrency: "Choose a currency",
		holder: "Real name",
		holderHint: "Exactly as on the card",
		account: "Card number",
		accountInternational: "IBAN or account number",
		place: "Province and city",
		placeInternational: "Country and city of the bank",
		bankName: "Bank",
		branch: "Branch",
		phone: "Phone number",
		phoneHint: "The one your bank knows",
		swiftCode: "SWIFT code",
		swiftHint: "8 or 11 letters and digits",
		abaNumber: "ABA number",
		abaHint: "Of banks in the United States: nine digits",
		holderAddress: "Address of the holder",
		groupHolder: "Holder",
		groupBank: "Bank",
		problems: {
			missing: "This field is required",
			too_long: "Text too long: at most {most} characters",
			not_readable: "Some of these characters are not allowed",
			account: "Enter 6 to 34 digits",
			account_international: "Enter 4 to 34 letters and digits",
			iban: "The check digits of this IBAN are wrong",
			phone: "Enter the phone number in digits, with + and the country code if you like",
			swift: "A SWIFT code has 8 or 11 letters and digits, such as DEUTDEFF",
			aba: "This is not a valid ABA number"
		},
		confirmText: "Add only a card of your own: its holder should be you.",
		save: "Save the card"
	},
	deposit: {
		searchCoins: "Search coins and currencies",
		popular: "Popular",
		coins: "Coins",
		currencies: "Currencies",
		noCoin: "Nothing here is called “{text}”",
		noWays: "No deposits or withdrawals are offered now",
		closed: "Closed for now",
		network: "Network",
		way: "Way",
		bankTransfer: "Bank transfer",
		internationalTransfer: "International transfer",
		byHand: "by operators",
		confirmationsShort: "{count} conf",
		aboutMinutes: "~{count} min",
		addressOf: "Your {network} address",
		houseAddress: "Our {network} address",
		qrOf: "QR code of the {network} address",
		copy: "Copy",
		saveImage: "Save image",
		imageTitle: "Deposit {asset} · {network}",
		imageSaved: "Image saved",
		imageFailed: "This browser cannot make the image. Copy the address instead.",
		minimum: "Minimum deposit",
		creditedTo: "Credited to",
		creditedAfter: "Credited after",
		confirmations: "{count, plural, one {# confirmation} other {# confirmations}}",
		operatorCheck: "a check by operators",
		contractEndsIn: "Contract ends in",
		warning: "Send only {asset} on {network} to this address. Anything else may be lost.",
		keptRule: "Less than {amount} {asset} is not lost: it waits until your deposits on {network} together reach {amount} {asset}.",
		handTitle: "Handled by hand",
		handText: "We do not read the {network} chain ourselves yet. After you have paid, fill in “I have paid” below: an operator looks it up and credits it.",
		bankHandText: "Bank transfers are looked up by operators. After you have paid, fill in “I have paid” below with the receipt.",
		handTime: "Usually within 24 hours.",
		handTimePractice: "On this practice site a simulated desk stands in for the operators and answers within a minute.",
		bankTitle: "Pay to this account",
		bankHolder: "Account holder",
		bankName: "Bank",
		bankAccount: "Account number",
		swift: "SWIFT / BIC",
		bankReference: "Reference",
		copyOf: "Copy: {what}",
		referenceText: "Write the reference into the transfer. Without it nobody can tell that the money is yours.",
		simulatedBank: "Practice: this bank does not exist. Send no real money.",
		practiceTitle: "Try it without money",
		practiceText: "Somebody on the practice chain pays your address. It arrives like a real payment.",
		practiceSend: "Send practice coins",
		practiceSent: "Sent. It appears under “Arriving” with the next block.",
		arriving: "Arriving",
		nothingArriving: "Nothing on its way",
		nothingArrivingText: "A payment shows here as soon as it is in a block.",
		nothingArrivingByHand: "What you tell the operators shows here until they have decided.",
		keptText: "Confirmed, but below the minimum. It waits until your deposits on {network} together reach {amount} {asset}, and is credited with them.",
		confirmationCount: "Confirmations",
		confirmedOf: "{count} of {needed} confirmations",
		statuses: {
			claimed: "With the operators",
			pending: "Confirming",
			kept: "Waiting for more",
			credited: "Credited",
			dropped: "Not in the chain any more",
			refused: "Refused"
		},
		statusTexts: {
			claimed: "An operator compares your notice with what has come in.",
			pending: "Your balance grows when the last confirmation is there.",
			kept: "Confirmed, but below the minimum. It is credited when your deposits on this network together reach the minimum.",
			credited: "It is in your account.",
			dropped: "The chain replaced its block. When the payment is in a new block, it appears here again.",
			refused: "The operators found no such payment. Compare the details and tell them again if it was made."
		},
		credited: "{amount} {asset} credited",
		seenToast: "{amount} {asset} is on its way",
		find: "Find my deposit",
		findText: "Enter the transaction hash. The wallet or exchange that you paid from shows it.",
		hash: "Transaction hash",
		hashInvalid: "A hash has 64 characters, 0–9 and a–f.",
		findNow: "Find",
		findAgain: "Look again",
		findings: {
			not_found: "Not on this network yet",
			not_yours: "It does not pay your address",
			waiting: "Not in a block yet",
			other_token: "Another token",
			failed: "The transaction failed",
			by_hand: "Handled by hand",
			pending: "Found: being confirmed",
			kept: "Found: waiting for more",
			credited: "Found: credited",
			dropped: "Found: not in the chain any more"
		},
		findingTexts: {
			not_found: "{network} knows no such transaction. It may not be in a block yet, or it was made on another network: ask where you paid from.",
			not_yours: "The transaction exists, but it pays no {asset} to your address. Compare the address and the coin with what you sent.",
			waiting: "The network knows it, but it is in no block yet. It appears under “Arriving” with its first confirmation.",
			other_token: "It pays your address, but with another token than {asset}. We cannot credit it; keep the hash and ask customer service.",
			failed: "The chain took it without effect: nothing has moved. The coins are still with the sender.",
			by_hand: "We do not read {network} ourselves. Tell the operators with “I have paid”."
		},
		claimTitle: "I have paid",
		claimText: "Tell the operators what you paid. The notice alone credits nothing: they look for the payment first.",
		payer: "Paid from",
		payerHint: "The account, card or address that you paid from",
		proof: "Proof of payment",
		proofHint: "A screenshot or a photo of the receipt, up to 10 MB",
		chooseProof: "Choose a picture",
		otherProof: "Another picture",
		proofChosen: "Chosen picture",
		uploading: "Uploading…",
		sendClaim: "Tell the operators",
		claimSent: "The operators have it",
		problems: {
			amountMissing: "Enter the amount that you paid",
			amountZero: "The amount must be above zero",
			payerMissing: "Enter where you paid from",
			payerLong: "Text too long: at most {max} characters",
			proofMissing: "Add a picture of the receipt",
			proofTooLarge: "The picture is larger than 10 MB",
			proofNotPicture: "This is not a picture of a kind we can read"
		},
		emptyDeposits: "No deposits yet",
		emptyDepositsText: "Payments to your addresses and notices to the operators are listed here.",
		emptyWithdrawals: "No withdrawals yet",
		emptyWithdrawalsText: "Everything that you take out is listed here with all its steps.",
		detail: "Deposit",
		notice: "Notice to the operators",
		paid: "Paid",
		toldAmount: "As you said",
		creditedAmount: "Credited",
		block: "Block",
		seenAt: "Seen",
		toldAt: "Sent",
		endedAt: "Ended",
		outStatuses: {
			requested: "Can be undone",
			held: "Held",
			review: "In review",
			approved: "Approved",
			signing: "Being sent",
			signed: "Being sent",
			broadcast: "Sent",
			confirmed: "Done",
			failed: "Failed",
			cancelled: "Cancelled",
			refused: "Refused"
		},
		withdrawal: "Withdrawal",
		openExplorer: "Show in the block explorer"
	},
	holds: {
		order: "{label} order #{number}",
		withdrawal: "{label} withdrawal #{number}",
		contract_order: "{label} contract order #{number}",
		position: "Margin of {label} position #{number}",
		option: "{label} option #{number}"
	},
	withdraw: {
		ways: "Where it goes",
		wayAddress: "Address",
		wayBank: "Bank card",
		wayInternational: "International",
		records: "Deposits and withdrawals",
		coin: "Coin",
		currency: "Currency",
		network: "Network",
		chooseCoin: "Choose a coin",
		chooseNetwork: "Choose a network",
		networkFacts: "Fee {fee} {code} · at least {min} {code}",
		networkClosed: "No withdrawals on this network at the moment",
		byHand: "Sent by hand",
		byHandText: "Withdrawals over {network} are sent by our operators by hand. It can take some hours.",
		byBankText: "Bank transfers are made by our operators. Your bank may take one to three working days more.",
		simulatedText: "On this practice site a simulated desk plays the operators: it answers within seconds and sends nothing.",
		to: "To address",
		addressOf: "{network} address",
		paste: "Paste",
		pasteRefused: "The browser keeps the clipboard to itself. Press and hold in the field to paste.",
		book: "Address book",
		bookTitle: "Your {network} addresses",
		bookEmpty: "No {network} address yet",
		bookEmptyText: "Type, paste or scan one: you can add it on the way.",
		manageBook: "Manage the address book",
		inBook: "{label}, from your address book",
		notInBook: "The checksum is right. This address is not in your address book yet.",
		usableIn: "{label}: can be used in {time}",
		usableAt: "Usable in {time}",
		problems: {
			unknown_network: "Addresses of this network cannot be checked here, so nothing is sent to them.",
			wrong_form: "This is not a {network} address. Check that it was copied whole.",
			wrong_checksum: "The checksum is wrong: at least one character is not right. Copy it again.",
			other_network: "This is an address of another network, not of {network}. What is sent there is lost.",
			test_network: "This is an address of a test network, where coins are worth nothing.",
			zero_address: "This address belongs to nobody. What is sent there is lost."
		},
		card: "To card",
		chooseCard: "Choose a card",
		addCard: "Add a bank card",
		noCards: "No card yet",
		noCardsText: "Add the card or account that the money should go to.",
		cardWaits: "Can be used in {time}",
		available: "Available",
		minimum: "At least {amount} {code}",
		youReceive: "You receive",
		amountMissing: "Enter an amount",
		amountZero: "The amount must be above zero",
		amountBelow: "At least {amount} {code} can be withdrawn",
		amountAbove: "Only {amount} {code} is available",
		amountOnlyFee: "The fee of {fee} {code} would take all of it",
		addressMissing: "Choose or enter an address",
		addressUnsound: "Check the address first",
		destinationWaits: "This destination can be used in {time}",
		cardMissing: "Choose a card",
		nothingOffered: "No withdrawals of this kind are offered here.",
		limit: "24 h limit",
		limitFigures: "{used} of {limit} {code} used",
		limitLeft: "{left} {code} left",
		limitThis: "this one: {value} {code}",
		limitMore: "Full verification raises it to {limit} {code}",
		levels: {
			none: "Not verified",
			basic: "Level 1",
			advanced: "Level 2"
		},
		notVerified: "Verify your identity first",
		notVerifiedText: "Withdrawals open with level 1: your name, the number of a document and your date of birth. It takes about two minutes.",
		verify: "Verify now",
		holdTitle: "Withdrawals are on hold for {time}",
		holdTitleOpen: "Withdrawals are on hold",
		holdText: "{reason} The wait protects you from thieves, and nothing can speed it up. You can fill in the form meanwhile.",
		holdTextOpen: "{reason} Withdrawals open again when this is lifted.",
		holdReasons: {
			password_changed: "The login password was changed.",
			phone_changed: "The phone number was changed.",
			email_changed: "The e-mail address was changed.",
			factor_changed: "The second factor was changed.",
			pay_password_changed: "The pay password was changed.",
			account_frozen: "The account is frozen.",
			under_review: "The account is under review."
		},
		reviewAhead: "An operator reviews amounts this large before they are sent.",
		balanceChanged: "Your balance has changed: {amount} {code} is available now. Check the amount.",
		feeChanged: "The fee has changed from {before} to {after} {code}. Check what you receive.",
		submit: "Withdraw",
		addFirst: "Add the address and go on",
		addTitle: "Add this address first",
		addText: "Withdrawals go to booked addresses only. Give it a name that you will recognize.",
		addWaits: "It can be used {time} after it was added.",
		addAtOnce: "On this practice site it can be used at once.",
		added: "{label} is in your address book",
		summary: "Check it before it leaves",
		leaves: "Leaves your account",
		firstUse: "You have never withdrawn to this address",
		firstUseText: "Compare every character with the place you got it from. What is sent to a wrong address cannot be brought back.",
		firstUseChecked: "I have compared the address",
		compareFirst: "Confirm that you have compared it",
		undoNote: "After this you can undo it for {time}.",
		goOn: "Continue",
		send: "Withdraw {amount} {code}",
		answerLost: "The answer was lost. Send it again: it is done once in any case.",
		status: {
			titles: {
				requested: "You can still undo this",
				held: "On hold",
				review: "Under review by an operator",
				approved: "On its way out",
				signing: "Being signed",
				signed: "Signed",
				broadcast: "Sent",
				confirmed: "Done",
				failed: "It failed, and the money is back",
				cancelled: "Cancelled, and the money is back",
				refused: "Refused, and the money is back"
			},
			steps: {
				requested: "Requested",
				held: "On hold",
				review: "Review by an operator",
				approved: "Approved",
				signing: "Given to the signer",
				signed: "Signed",
				broadcast: "Sent to the network",
				sent: "Sent by an operator",
				confirmed: "Confirmed by the network",
				arrived: "Paid out",
				failed: "Failed, money returned",
				cancelled: "Cancelled, money returned",
				refused: "Refused, money returned"
			},
			reasons: {
				undo_time: "It can be undone until this time is over.",
				security_hold: "Withdrawals of the account are on hold.",
				amount_above_limit: "Amounts this large are always reviewed.",
				user_cancelled: "You cancelled it.",
				destination_suspicious: "The destination looks suspicious. Please contact us.",
				identity_doubtful: "There is a question about your identity. Please contact us.",
				funds_origin_unclear: "Where these funds come from is not clear. Please contact us.",
				order_of_authority: "An authority has ordered it.",
				chain_failed: "The network did not execute it.",
				bank_returned: "The bank returned it. Check the details of the card."
			},
			left: "{time} left",
			untilLifted: "Until the hold is lifted"
		},
		timeline: "How it goes",
		undo: "Undo",
		undoIn: "Undo ({seconds} s)",
		cancel: "Cancel this withdrawal",
		cancelTitle: "Cancel this withdrawal?",
		cancelText: "{amount} {code} returns to your available balance at once. No fee is taken.",
		keep: "Keep it",
		cancelled: "Cancelled. The money is back.",
		tooLate: "It is too late to cancel: it has left for the network.",
		transaction: "Transaction",
		copyTransaction: "Copy the transaction",
		explorer: "Look at it on the chain",
		number: "Number",
		destination: "To",
		deletedDestination: "Deleted since",
		again: "Withdraw again",
		tryAgain: "Try it again",
		notFound: "This withdrawal was not found",
		notFoundText: "It may belong to another account. Your withdrawals are in the records.",
		toRecords: "See the records"
	}
};
// packages/messages/src/en/server-texts.ts
/** All texts in one language: those of the app, and those that only the server says. */
var serverTexts$2 = {
	...en,
	...trading$2,
	...wallet$2,
	...account$5,
	errors: {
		...errors$2,
		...refusals$2
	},
	mails: mails$2,
	mailFrame: mailFrame$2,
	mailNotices: mailNotices$2,
	parameter: parameter$2,
	refusedFor: refusedFor$2,
	statement: statement$2
};
// packages/contract/src/parameter-rules.ts
/** Names the rule on a schema or a check, where reading the issue's own code would not tell it. */
function parameterRule(rule) {
	return { error: rule };
}
// packages/contract/src/wire.ts
var fieldsOf = /* @__PURE__ */ new WeakMap();
/**
* A legacy number on the wire and our word inside: `oneOfWire({ buy: '1', sell: '2' })`. Our word is accepted too;
* answers carry the legacy value.
*/
function oneOfWire(words) {
	const inside = new Map(Object.entries(words).flatMap(([word, wire]) => [[wire, word], [word, word]]));
	const onWire = z.union([z.string(), z.number()], parameterRule("not_in_list"));
	const codec = z.codec(onWire, z.custom(), {
		decode: (wire, context) => {
			const word = inside.get(String(wire));
			if (word !== void 0) return word;
			context.issues.push({
				code: "custom",
				message: "not_in_list",
				input: wire
			});
			return z.NEVER;
		},
		encode: (word) => words[word]
	});
	const meaning = Object.entries(words).map(([word, wire]) => `${wire} ${word}`);
	const shown = {
		type: "string",
		enum: Object.values(words)
	};
	return described(codec, `One of: ${meaning.join(", ")}.`, shown);
}
/** The same schema with a line about it for the API page, and with what is `shown` of it there instead of the derived. */
function described(schema, description, shown = {}) {
	const copy = z.clone(schema);
	const fields = fieldsOf.get(schema);
	if (fields !== void 0) fieldsOf.set(copy, fields);
	z.globalRegistry.add(copy, {
		...z.globalRegistry.get(schema),
		...shown,
		description
	});
	return copy;
}
described(z.string(parameterRule("not_an_amount")).check(z.regex(decimalGrammar, parameterRule("not_an_amount"))), "Decimal text, for example \"0.015\". No sign, exponent or separators.");
described(z.string().check(z.regex(/^-?(0|[1-9]\d{0,20})(\.\d{1,18})?$/)), "Decimal text, negative with a leading \"-\".");
/** A JSON number, or the digits that forms send instead. Inside it is a number. */
function wholeNumber(digits, least, rule, decode = Number) {
	const wrong = parameterRule(rule);
	const onWire = z.union([z.number(wrong).check(z.int(wrong), z.gte(least, wrong)), z.string(wrong).check(z.regex(digits, wrong))], wrong);
	return z.codec(onWire, z.number(), {
		decode: (wire) => decode(Number(wire)),
		encode: (number) => number
	});
}
var digitsAboveZero = /^[1-9]\d{0,14}$/;
var digits = /^(0|[1-9]\d{0,14})$/;
var secondsBelow = 1e11;
var idNumber = described(wholeNumber(digitsAboveZero, 1, "not_a_number"), "A whole number above zero.");
described(wholeNumber(digits, 0, "not_a_number"), "A whole number, zero or more.");
described(wholeNumber(digits, 0, "not_a_time"), "Milliseconds since 1970.");
described(wholeNumber(digits, 0, "not_a_time", (time) => time < secondsBelow ? time * 1e3 : time), "Milliseconds since 1970; a number below 100000000000 is read as seconds.");
described(wholeNumber(digits, 0, "not_a_number"), "Millionths: 600 is 0.06 %.");
described(z.codec(z.string(parameterRule("not_lots")).check(z.regex(/^(0|[1-9]\d{0,9})(\.\d{1,2})?$/, parameterRule("not_lots"))), z.custom(), {
	decode: lotsOfText,
	encode: textOfLots
}), "Lots, with at most two decimals: \"1.5\".");
function lotsOfText(text) {
	const [whole = "", hundredths = ""] = text.split(".");
	return Number(whole) * 100 + Number(hundredths.padEnd(2, "0"));
}
/** 150 hundredths of a lot are "1.5". */
function textOfLots(lots) {
	const hundredths = lots % 100;
	const whole = String((lots - hundredths) / 100);
	return hundredths === 0 ? whole : `${whole}.${String(hundredths).padStart(2, "0")}`.replace(/0$/, "");
}
described(z.string(parameterRule("not_a_hash")).check(z.regex(/^[\da-f]{64}$/, parameterRule("not_a_hash"))), "SHA-256 as 64 hex digits.");
described(z.string(parameterRule("not_a_request_id")).check(z.regex(/^[\w-]{8,64}$/, parameterRule("not_a_request_id"))), "Made by the client: 8 to 64 letters, digits, \"-\" and \"_\". The same id gets the first answer, for ever.");
described(z.codec(z.union([
	z.boolean(),
	z.enum([
		"1",
		"0",
		"true",
		"false"
	]),
	z.literal(1),
	z.literal(0)
], parameterRule("not_in_list")), z.boolean(), {
	decode: (wire) => wire === true || wire === 1 || wire === "1" || wire === "true",
	encode: (yes) => yes
}), "true or false; 1 or 0 in forms.");
oneOfWire({
	legal: "1",
	change: "2",
	lever: "3",
	micro: "4"
});
described(z.string(parameterRule("not_a_symbol")).check(z.regex(/^([A-Z0-9]{1,12}\/[A-Z0-9]{1,12}|[1-9]\d{0,8})$/, parameterRule("not_a_symbol"))), "BTC/USDT, or the pair's id.");
var pageSizeMax = 100;
z._default(idNumber, 1);
z._default(limitUpTo(pageSizeMax), 10);
/** A number of rows from 1 to `most`. */
function limitUpTo(most) {
	return described(idNumber.check(z.refine((limit) => limit <= most, parameterRule("out_of_range"))), `A whole number from 1 to ${most}.`);
}
described(z.optional(z.number()), "The record of the journal up to which lists have been read."), described(z.optional(z.literal(true)), "There when lists are more than two seconds behind: what happened last may be missing.");
/** Languages the spec names; those without texts yet fall back to English. */
var languageCodes = [
	"vn",
	"zh",
	"en",
	"hk",
	"th",
	"jp",
	"kor",
	"fra",
	"spa"
];
// packages/messages/src/languages.ts
var facts = {
	vn: [
		"Tiếng Việt",
		"vi",
		true
	],
	zh: [
		"简体中文",
		"zh-Hans",
		true
	],
	en: [
		"English",
		"en",
		true
	],
	hk: [
		"繁體中文",
		"zh-Hant-HK",
		false
	],
	th: [
		"ไทย",
		"th",
		false
	],
	jp: [
		"日本語",
		"ja",
		false
	],
	kor: [
		"한국어",
		"ko",
		false
	],
	fra: [
		"Français",
		"fr",
		false
	],
	spa: [
		"Español",
		"es",
		false
	]
};
/** Every language of the spec, in its order, the default first. */
var languages = languageCodes.map((code) => {
	const [name, htmlLang, isWritten] = facts[code];
	return {
		code,
		name,
		htmlLang,
		direction: "ltr",
		isWritten
	};
});
function languageOf(code) {
	return languages.find((language) => language.code === code);
}
// packages/messages/src/vn/account/index.ts
var account$3 = {
	coupons: {
		none: "Chưa có phiếu ưu đãi",
		noneText: "Phiếu bạn nhận được sẽ nằm ở đây cho đến khi bạn dùng hoặc phiếu hết hạn."
	},
	identity: {
		steps: {
			label: "Các bước xác minh",
			info: "Thông tin",
			documents: "Giấy tờ",
			review: "Xét duyệt",
			done: "{step}: đã xong",
			now: "{step}: đang làm",
			waiting: "{step}: đang xét duyệt",
			later: "{step}: sau đó"
		},
		levels: {
			basic: "Lv1 Cơ bản",
			advanced: "Lv2 Nâng cao",
			none: "Chưa xác minh",
			limits: "{withdrawals} {unit} / 24h · {trade} USDT / lệnh"
		},
		states: {
			not_verified: "Chưa làm",
			current: "Đang làm",
			verifying: "Đang duyệt",
			verified: "Đã xác minh",
			failed: "Chưa đạt"
		},
		idType: "Loại giấy tờ",
		idTypes: {
			id_card: "CCCD / CMND",
			passport: "Hộ chiếu",
			driver_licence: "Giấy phép lái xe"
		},
		country: "Quốc gia cấp",
		chooseCountry: "Chọn quốc gia",
		searchCountry: "Tên hoặc mã quốc gia",
		noCountry: "Không có quốc gia nào tên “{text}”.",
		name: "Họ và tên",
		nameHint: "Đúng như trên giấy tờ, có dấu.",
		number: "Số giấy tờ",
		birthDate: "Ngày sinh",
		birthDateHint: "Năm-tháng-ngày, ví dụ 1990-05-17.",
		basicText: "Thông tin phải khớp với giấy tờ của bạn. Dữ liệu được mã hóa, chỉ người xét duyệt mới mở được.",
		submit: "Gửi",
		continue: "Tiếp tục",
		pictures: "Ảnh giấy tờ",
		picturesText: "Thấy đủ bốn góc, rõ nét, không lóa, ảnh màu.",
		picture: {
			front: "Mặt trước",
			page: "Trang có ảnh",
			reverse: "Mặt sau",
			selfie: "Bạn cầm giấy tờ",
			selfieText: "Không bắt buộc. Giúp giảm khả năng phải bổ sung.",
			add: "{picture}: thêm ảnh",
			look: "{picture}: xem ảnh",
			take: "Chụp ảnh",
			choose: "Chọn ảnh",
			kinds: "JPEG, PNG, WebP, GIF hoặc AVIF, tối đa 10 MB.",
			sending: "Đang gửi {percent}%",
			sent: "Đã gửi",
			notSent: "Chưa gửi được",
			again: "Gửi lại",
			retake: "Chụp lại",
			remove: "Bỏ ảnh",
			keep: "Ảnh rõ rồi",
			larger: "Phóng to",
			smaller: "Toàn ảnh",
			shown: "Ảnh của bạn: {picture}",
			check: "Bạn đọc được mọi chữ không? Người xét duyệt cũng vậy.",
			not_picture: "Không đọc được loại ảnh này.",
			too_large: "Ảnh này lớn hơn 10 MB.",
			unreadable: "Không hiển thị được ảnh này."
		},
		problems: {
			country_missing: "Chọn quốc gia cấp giấy tờ.",
			name_missing: "Nhập tên đúng như trên giấy tờ.",
			name_invalid: "Tên chỉ gồm chữ cái, khoảng trắng, gạch nối và dấu nháy.",
			number_missing: "Nhập số giấy tờ.",
			identity_number_invalid: "Số này không hợp lệ với loại giấy tờ này.",
			birth_missing: "Nhập ngày sinh.",
			birth_date_invalid: "Không có ngày này, hoặc ngày đã quá xa.",
			birth_date_differs: "Ngày sinh trong số giấy tờ khác với ngày này.",
			identity_too_young: "Bạn phải đủ 18 tuổi.",
			front_missing: "Thêm ảnh mặt trước.",
			page_missing: "Thêm ảnh trang có ảnh chân dung.",
			reverse_missing: "Thêm ảnh mặt sau.",
			sending: "Ảnh vẫn đang được gửi.",
			not_sent: "Có ảnh chưa gửi được. Hãy gửi lại.",
			no_tries: "Bạn đã gửi đủ số lần trong ngày. Hãy thử lại vào ngày mai."
		},
		triesLeft: "Hôm nay còn {count, plural, other {# lần}}",
		fields: {
			name: "Họ và tên",
			card_id: "Số giấy tờ",
			country: "Quốc gia",
			birth_date: "Ngày sinh",
			front_pic: "Mặt trước giấy tờ",
			reverse_pic: "Mặt sau giấy tờ",
			selfie_pic: "Ảnh bạn cầm giấy tờ"
		},
		faults: {
			differs: "không khớp với giấy tờ",
			unreadable: "không đọc được",
			cut_off: "bị cắt mất mép",
			glare: "bị lóa",
			expired: "thuộc giấy tờ đã hết hạn",
			not_accepted: "không được chấp nhận ở đây",
			already_used: "đã được xác minh cho tài khoản khác"
		},
		failed: {
			title: "{level} chưa đạt",
			line: "{field} {fault}.",
			keeps: "Phần còn lại đúng và được giữ nguyên. Sửa chỗ được đánh dấu rồi gửi lại.",
			ofLv1: "Họ tên, số giấy tờ và ngày sinh đã được xác minh ở Lv1 và không đổi được tại đây. Hãy gửi ảnh của đúng giấy tờ đó. Nếu trước đây bạn nhập sai, hãy báo cho chúng tôi ở mục “{contact}”.",
			kept: "Đã đúng",
			change: "Đổi",
			takenOver: "Giữ từ lần trước"
		},
		verifying: {
			title: "Đang xét duyệt",
			text: "Người xét duyệt đối chiếu thông tin của bạn với quy định. Thường dưới 24 giờ. Bạn sẽ nhận được email, và trang này tự cập nhật.",
			practiceText: "Trên trang luyện tập này, một hệ thống mô phỏng quyết định sau vài giây và không xem gì cả. Trang này tự cập nhật.",
			submitted: "Gửi lúc",
			waited: "Đã chờ",
			usually: "Thường mất",
			usuallyLive: "< 24h",
			usuallyPractice: "Vài giây"
		},
		verified: {
			title: "Danh tính của bạn đã được xác minh",
			text: "Cả hai cấp đã được xác minh. Bạn không cần làm gì thêm.",
			basicDone: "Lv1 đã xác minh: bạn có thể rút tiền. Với Lv2 bạn rút được nhiều hơn.",
			since: "Xác minh ngày",
			document: "Giấy tờ",
			holder: "Họ tên",
			number: "Số"
		},
		contact: {
			title: "Trước hết, cách liên hệ với bạn",
			both: "Cần liên kết email và số điện thoại trước khi xác minh danh tính.",
			one: "Cần liên kết email hoặc số điện thoại trước khi xác minh danh tính.",
			bind: "Liên kết",
			bound: "Đã liên kết"
		},
		privacy: {
			title: "Giấy tờ của bạn",
			views: "Ai đã xem giấy tờ của tôi",
			kept: "Ảnh bị xóa {days} ngày sau khi có kết quả.",
			keptUntil: "Ảnh của bạn sẽ bị xóa ngày {date}.",
			keptGone: "Ảnh của bạn đã bị xóa.",
			sealed: "Được mã hóa. Mỗi lần xem đều được ghi lại tại đây kèm lý do."
		},
		views: {
			none: "Chưa ai xem",
			noneText: "Khi người xét duyệt mở thông tin hoặc ảnh của bạn, tại đây sẽ ghi ai, lúc nào và vì sao.",
			details: "Thông tin đã khai",
			front: "Mặt trước giấy tờ",
			reverse: "Mặt sau giấy tờ",
			selfie: "Ảnh bạn cầm giấy tờ",
			recovery: "Ảnh của bạn khi xin khôi phục tài khoản",
			by: "Người xem: {viewer}",
			because: "Lý do: {reason}",
			case: "Hồ sơ {number}"
		},
		mark: {
			withdraw: "Để rút tiền, chúng tôi cần biết bạn là ai",
			other: "Để làm việc này, chúng tôi cần biết bạn là ai",
			withdrawText: "Chỉ người đã xác minh mới rút được tiền: nhờ vậy tiền của bạn được bảo vệ khi có người biết mật khẩu.",
			otherText: "Việc bạn vừa làm cần xác minh danh tính.",
			needs: "Chỉ cần Lv1: họ tên, số giấy tờ và ngày sinh. Không cần ảnh.",
			waiting: "Thông tin của bạn đang được xét duyệt. Khi được xác minh, bạn có thể tiếp tục.",
			enough: "Danh tính của bạn đã được xác minh: bạn có thể tiếp tục.",
			table: "Mỗi cấp cho phép gì",
			level: "Cấp",
			withdrawals: "Rút / 24h",
			trade: "Mỗi lệnh pháp định",
			yours: "Bạn",
			start: "Xác minh danh tính",
			look: "Xem tiến độ",
			back: "Tiếp tục việc đang làm",
			notNow: "Để sau"
		}
	},
	invite: {
		cardTitle: "Cùng tôi đến với Candor",
		qr: "Mã QR của liên kết mời",
		code: "Mã mời",
		copyCode: "Sao chép mã",
		link: "Liên kết mời",
		copyLink: "Sao chép",
		saveImage: "Lưu ảnh",
		imageSaved: "Đã lưu ảnh",
		imageFailed: "Trình duyệt này không tạo được ảnh. Hãy sao chép liên kết.",
		rebates: "Hoa hồng",
		noRebates: "Chưa có hoa hồng",
		noRebatesText: "Người đăng ký bằng mã của bạn được ghi nhận là do bạn mời. Hiện chưa trả hoa hồng cho lời mời; khi có, mỗi khoản hoa hồng sẽ hiện ở đây cùng khoản phí tạo ra nó."
	},
	places: {
		chooseTitle: "Chọn địa điểm",
		here: "Dùng vị trí của tôi",
		hereText: "Trình duyệt sẽ hỏi bạn trước. Vị trí ở lại trên thiết bị này cho đến khi bạn chọn.",
		finding: "Đang tìm vị trí của bạn",
		foundWithin: "Đã tìm thấy, sai số {metres} m",
		refused: "Trình duyệt không cung cấp vị trí: hãy cho phép trong cài đặt của trang này, hoặc nhập bên dưới.",
		unavailable: "Hiện không tìm được vị trí. Hãy thử lại ngoài trời, hoặc nhập bên dưới.",
		tookTooLong: "Tìm vị trí mất quá lâu. Hãy thử lại, hoặc nhập bên dưới.",
		unsupported: "Trình duyệt này không hỗ trợ định vị. Hãy nhập bên dưới.",
		insecure: "Trình duyệt chỉ cung cấp vị trí qua kết nối bảo mật. Hãy nhập bên dưới.",
		or: "hoặc nhập",
		name: "Tên địa điểm",
		namePlaceholder: "Nhà, văn phòng, quán cà phê",
		address: "Địa chỉ",
		coordinates: "Vĩ độ, kinh độ",
		coordinatesHint: "Như bản đồ hiển thị: 21.0285, 105.8542",
		problems: {
			missing: "Nhập tọa độ, hoặc dùng vị trí của bạn.",
			unreadable: "Viết vĩ độ và kinh độ, cách nhau bằng dấu phẩy: 21.0285, 105.8542",
			latitude: "Vĩ độ từ −90 đến 90.",
			longitude: "Kinh độ từ −180 đến 180.",
			name_long: "Tối đa {most} ký tự."
		},
		use: "Dùng địa điểm này",
		noName: "Địa điểm chưa đặt tên",
		bad: "Địa điểm không hợp lệ",
		badText: "Thiếu tọa độ, hoặc trên Trái Đất không có tọa độ như vậy.",
		chooseOther: "Chọn địa điểm",
		drawing: "{latitude}, {longitude} trên lưới độ",
		latitude: "Vĩ độ",
		longitude: "Kinh độ",
		north: "{degrees} B",
		south: "{degrees} N",
		east: "{degrees} Đ",
		west: "{degrees} T",
		compass: {
			n: "B",
			e: "Đ",
			s: "N",
			w: "T"
		},
		measure: "Cách đây bao xa?",
		measureText: "Trình duyệt sẽ hỏi vị trí của bạn. Không gửi gì cho chúng tôi.",
		metresAway: "Cách {metres} m theo đường chim bay",
		kilometresAway: "Cách {kilometres} km theo đường chim bay",
		openInApp: "Mở bằng bản đồ của thiết bị",
		osm: "OpenStreetMap",
		apple: "Bản đồ Apple",
		elsewhere: "Trên web",
		copy: "Sao chép tọa độ"
	},
	profile: {
		avatar: "Ảnh đại diện",
		changeAvatar: "Đổi ảnh đại diện",
		avatarOf: "Ảnh của {name}",
		take: "Chụp ảnh",
		choose: "Chọn ảnh",
		kinds: "JPEG, PNG, WebP, GIF hoặc AVIF. Ai cũng xem được.",
		crop: {
			title: "Chọn phần ảnh",
			area: "Kéo ảnh; phím mũi tên để di chuyển, + và − để phóng to, thu nhỏ.",
			zoom: "Phóng to",
			save: "Dùng ảnh này",
			unreadable: "Không đọc được ảnh này. Hãy chọn ảnh khác."
		},
		avatarSaved: "Đã đổi ảnh đại diện.",
		nickname: "Biệt danh",
		nicknameHint: "2 đến 10 chữ cái, chữ Hán hoặc chữ số. Ai cũng xem được.",
		signature: "Chữ ký",
		signatureHint: "2 đến 30 ký tự, hoặc để trống.",
		counter: "{count} / {most}",
		problems: {
			nickname_short: "Ít nhất 2 ký tự.",
			nickname_long: "Tối đa 10 ký tự.",
			nickname_signs: "Chỉ gồm chữ cái, chữ Hán và chữ số.",
			signature_short: "Ít nhất 2 ký tự.",
			signature_long: "Tối đa 30 ký tự.",
			signature_signs: "Chỉ gồm chữ cái, chữ số và dấu câu."
		},
		save: "Lưu",
		saved: "Đã lưu.",
		noChange: "Chưa có thay đổi.",
		account: "Tài khoản",
		uid: "UID",
		copyUid: "Sao chép UID",
		identity: "Danh tính",
		email: "Email",
		phone: "Điện thoại",
		notBound: "Chưa liên kết",
		since: "Tham gia từ"
	},
	recover: {
		title: "Khôi phục tài khoản",
		entry: "Tôi không còn cách nào ở trên",
		password: {
			title: "Mật khẩu đăng nhập",
			text: "Bạn đã đăng nhập bằng mã. Việc này cần cả mật khẩu đăng nhập."
		},
		intro: {
			title: "Bạn đã mất tất cả?",
			text: "Chúng tôi có thể gỡ xác thực hai yếu tố khỏi tài khoản này. Quy trình được làm chậm có chủ ý, để không ai làm được mà bạn không hay biết.",
			label: "Các bước sẽ diễn ra",
			codes: "Một mã xác minh",
			codesText: "Gửi đến {address}, để biết vẫn liên lạc được với bạn ở đó.",
			bothCodes: "Hai mã xác minh",
			bothCodesText: "Một mã gửi đến {email}, một mã gửi đến {phone}, để biết vẫn liên lạc được với bạn ở đó.",
			picture: "Một ảnh mới",
			pictureText: "Bạn, giấy tờ và một tờ giấy viết tay. Người xét duyệt đối chiếu ảnh với danh tính đã xác minh của bạn.",
			simulatedText: "Bạn, giấy tờ và một tờ giấy viết tay. Trên trang luyện tập này, một hệ thống mô phỏng chấp nhận ảnh và không xem gì cả.",
			wait: "Chờ {duration}",
			waitText: "Chúng tôi báo cho bạn ngay. Liên kết trong mỗi thông báo hủy yêu cầu, mọi lần đăng nhập bằng xác thực hai yếu tố cũng vậy.",
			frozenText: "Tài khoản vẫn đóng băng trong lúc chờ, và được mở lại khi hết thời gian chờ.",
			frozenWaitText: "Chúng tôi báo cho bạn ngay. Liên kết trong mỗi thông báo hủy yêu cầu, mở lại tài khoản bằng xác thực hai yếu tố cũng vậy.",
			end: "Sau đó chỉ cần mật khẩu",
			endText: "Ứng dụng, khóa truy cập và mã khôi phục bị gỡ. Mọi thiết bị bị đăng xuất, mọi khóa API ngừng hoạt động.",
			held: "Trong lúc đó không thể rút tiền",
			heldText: "Từ lúc bạn gửi yêu cầu đến một thời gian sau khi kết thúc. Số dư, lệnh, vị thế và mật khẩu thanh toán giữ nguyên.",
			begin: "Tiếp tục",
			back: "Tôi vẫn còn"
		},
		steps: {
			label: "Các bước khôi phục",
			codes: "Mã",
			picture: "Ảnh",
			wait: "Chờ"
		},
		codes: {
			email: "Xác nhận email",
			phone: "Xác nhận số điện thoại",
			text: "Chúng tôi gửi sáu chữ số đến {address}. Hãy nhập vào đây.",
			proven: "Đã xác nhận {address}"
		},
		picture: {
			title: "Ảnh của bạn",
			text: "Bạn, giấy tờ và một tờ giấy viết tay, tất cả trong một ảnh.",
			paper: "Viết tay lên một tờ giấy",
			date: "Ngày hôm nay",
			number: "Mã số",
			face: "Thấy rõ toàn bộ khuôn mặt, không đeo kính, khẩu trang hay mũ.",
			document: "Giấy tờ ở cạnh khuôn mặt, mặt có ảnh của bạn, đọc được từng chữ.",
			sheet: "Tờ giấy trên tay bạn, đọc được ngày và mã số.",
			tile: "Bạn, giấy tờ và tờ giấy viết tay",
			private: "Ảnh được mã hóa. Sau này bạn xem được ai đã mở ảnh và vì sao.",
			missing: "Hãy thêm ảnh trước.",
			sending: "Ảnh vẫn đang được gửi.",
			notSent: "Ảnh chưa gửi được. Hãy gửi lại."
		},
		ask: {
			title: "Gửi yêu cầu ngay?",
			photo: "Ảnh",
			proven: "Đã xác nhận",
			another: "Chụp ảnh khác",
			label: "Khi bạn gửi yêu cầu",
			mails: "Chúng tôi báo cho bạn ngay, kèm liên kết để hủy.",
			held: "Từ lúc đó không thể rút tiền.",
			wait: "Bắt đầu chờ {duration}. Mọi lần đăng nhập bằng xác thực hai yếu tố đều hủy yêu cầu.",
			frozenWait: "Bắt đầu chờ {duration}. Mở lại tài khoản bằng xác thực hai yếu tố sẽ hủy yêu cầu.",
			removed: "Sau đó ứng dụng, khóa truy cập và mã khôi phục bị gỡ, mọi thiết bị bị đăng xuất, mọi khóa API ngừng hoạt động.",
			stays: "Mật khẩu thanh toán giữ nguyên: rút tiền vẫn cần mật khẩu này.",
			submit: "Gửi yêu cầu gỡ"
		},
		wait: {
			title: "Yêu cầu của bạn đang chờ",
			reviewTitle: "Ảnh của bạn đang được xét duyệt",
			left: "còn lại",
			over: "Chỉ còn chờ kết quả xét duyệt ảnh",
			ending: "Đang gỡ xác thực hai yếu tố của bạn",
			asked: "Gửi lúc",
			due: "Sớm nhất",
			photo: "Ảnh của bạn",
			photoStates: {
				open: "Đang xét duyệt",
				allowed: "Đã chấp nhận",
				refused: "Bị từ chối"
			},
			label: "Tiếp theo",
			mails: "Chúng tôi đã báo cho bạn. Liên kết trong mỗi thông báo hủy yêu cầu.",
			end: "Khi hết thời gian, xác thực hai yếu tố được gỡ và bạn đăng nhập chỉ bằng mật khẩu.",
			frozenEnd: "Khi hết thời gian, xác thực hai yếu tố được gỡ, tài khoản được mở lại và bạn đăng nhập chỉ bằng mật khẩu.",
			setUp: "Khi đó hãy thiết lập lại xác thực hai yếu tố trước tiên. Rút tiền còn phải chờ một thời gian.",
			leave: "Bạn có thể đóng trang này. Muốn xem lại, hãy vào theo cách bạn vừa làm.",
			stop: "Bạn đã tìm lại được?",
			stopText: "Đăng nhập bằng ứng dụng, khóa truy cập hoặc mã khôi phục sẽ hủy yêu cầu. Nếu bạn đổi ý, liên kết trong thông báo của chúng tôi cũng hủy được.",
			frozenStopText: "Mở lại tài khoản bằng ứng dụng, khóa truy cập hoặc mã khôi phục sẽ hủy yêu cầu. Nếu bạn đổi ý, liên kết trong thông báo của chúng tôi cũng hủy được.",
			logIn: "Đăng nhập và hủy yêu cầu"
		},
		done: {
			title: "Bạn có thể đăng nhập lại",
			text: "Xác thực hai yếu tố của bạn đã được gỡ.",
			setUp: "Hãy thiết lập lại xác thực hai yếu tố trước tiên: cho đến lúc đó, chỉ cần mật khẩu là vào được tài khoản.",
			held: "Rút tiền còn phải chờ một thời gian.",
			pay: "Mật khẩu thanh toán vẫn như cũ.",
			devices: "Mọi thiết bị đã bị đăng xuất, mọi khóa API đã ngừng hoạt động."
		},
		refused: {
			title: "Ảnh không được chấp nhận",
			text: "Xác thực hai yếu tố giữ nguyên, không có gì thay đổi. Bạn có thể gửi lại yêu cầu với ảnh khác.",
			why: "Người xét duyệt ghi"
		},
		cancelled: {
			title: "Yêu cầu đã bị hủy",
			text: "Do một lần đăng nhập bằng xác thực hai yếu tố, một thiết bị đang đăng nhập, liên kết trong thông báo của chúng tôi, hoặc một thay đổi bảo mật khác. Xác thực hai yếu tố giữ nguyên.",
			notYou: "Không phải bạn làm?",
			notYouText: "Vậy có người khác đang ở trong tài khoản hoặc hộp thư của bạn. Hãy đóng băng tài khoản bằng liên kết trong email của chúng tôi."
		},
		again: "Bắt đầu lại",
		toLogin: "Đến trang đăng nhập",
		unknown: {
			title: "Hãy bắt đầu từ trang đăng nhập",
			text: "Đăng nhập bằng mật khẩu. Ở bước xác thực hai yếu tố, hãy chọn “Tôi không còn cách nào ở trên”."
		},
		cancel: {
			title: "Hủy yêu cầu",
			text: "Có người yêu cầu gỡ xác thực hai yếu tố khỏi tài khoản của bạn: ứng dụng xác thực, khóa truy cập và mã khôi phục.",
			why: "Không phải bạn?",
			whyText: "Người gửi yêu cầu biết mật khẩu đăng nhập của bạn. Hãy hủy, rồi đổi mật khẩu.",
			mine: "Chính là bạn?",
			mineText: "Vậy hãy đóng trang này: yêu cầu vẫn tiếp tục.",
			submit: "Hủy yêu cầu",
			done: "Đã hủy yêu cầu",
			doneText: "Xác thực hai yếu tố của bạn giữ nguyên.",
			advice: "Không phải bạn gửi yêu cầu?",
			adviceText: "Người gửi yêu cầu biết mật khẩu đăng nhập và đọc được mã chúng tôi gửi. Hãy đổi mật khẩu này, và cả mật khẩu hộp thư.",
			freezeByMail: "Nghi ngờ có người đang ở trong tài khoản? Liên kết còn lại trong cùng email sẽ đóng băng tài khoản.",
			look: "Xem trang bảo mật",
			lookText: "Thấy điều gì không phải bạn làm? Hãy đóng băng tài khoản bằng liên kết còn lại trong cùng email.",
			changePassword: "Đổi mật khẩu đăng nhập"
		},
		alert: {
			title: "Có người yêu cầu gỡ xác thực hai yếu tố của bạn",
			from: "Từ {device}, mạng {network}",
			unknown: "thiết bị không rõ",
			left: "Sẽ bị gỡ sau {time} nếu không hủy.",
			soon: "Có thể bị gỡ bất cứ lúc nào nếu không hủy.",
			cancel: "Không phải tôi: hủy",
			freeze: "Đóng băng tài khoản",
			mine: "Chính là bạn? Vậy không cần làm gì."
		}
	},
	safety: {
		score: {
			label: "Độ an toàn của tài khoản: {score} trên 100",
			strong: "Được bảo vệ tốt",
			fair: "Gần hoàn tất",
			weak: "Dễ bị xâm nhập",
			allDone: "Mọi lớp bảo vệ đều đã được thiết lập.",
			whys: {
				set_factor: "Có xác thực hai yếu tố, kẻ gian lấy được mật khẩu cũng chưa đủ.",
				set_pay_password: "Rút tiền cần mật khẩu thanh toán, nên chỉ cầm điện thoại của bạn là chưa đủ.",
				make_recovery_codes: "Mã khôi phục giúp bạn đăng nhập khi mất điện thoại.",
				bind_email: "Thêm một cách để liên hệ và giúp bạn lấy lại tài khoản.",
				set_phishing_word: "Từ của riêng bạn trong email cho biết email nào thật sự do chúng tôi gửi.",
				bind_phone: "Thêm một cách để liên hệ và giúp bạn lấy lại tài khoản.",
				turn_book_only_on: "Kẻ gian sẽ không thể chuyển tiền đến địa chỉ của họ."
			},
			steps: {
				set_factor: "Thiết lập xác thực hai yếu tố",
				set_pay_password: "Đặt mật khẩu thanh toán",
				make_recovery_codes: "Tạo mã khôi phục",
				bind_email: "Liên kết email",
				set_phishing_word: "Đặt từ chống lừa đảo",
				bind_phone: "Liên kết điện thoại",
				turn_book_only_on: "Chỉ rút đến địa chỉ đã lưu"
			}
		},
		groups: {
			passwords: "Mật khẩu",
			factors: "Xác thực hai yếu tố",
			reach: "Cách chúng tôi liên hệ với bạn",
			protection: "Bảo vệ",
			access: "Ai đang truy cập"
		},
		rows: {
			totp: "Ứng dụng xác thực",
			passkeys: "Khóa truy cập (passkey)",
			recovery: "Mã khôi phục",
			phishingWord: "Từ chống lừa đảo",
			bookOnly: "Chỉ rút đến địa chỉ đã lưu",
			freeze: "Đóng băng tài khoản",
			sessions: "Thiết bị và phiên đăng nhập",
			signIns: "Lịch sử đăng nhập",
			apiKeys: "Khóa API",
			stay: "Duy trì đăng nhập ở đây"
		},
		values: {
			notSet: "Chưa đặt",
			set: "Đã đặt",
			on: "Bật",
			off: "Tắt",
			notBound: "Chưa liên kết",
			changedOn: "Đổi {date}",
			left: "{count, plural, =0 {Không có} other {Còn #}}",
			stayOn: "Tối đa 30 ngày",
			stayOff: "Đăng xuất sau 12 giờ không dùng"
		},
		hold: {
			before: "Sau thay đổi này, bạn không thể rút tiền trong {duration}. Các lệnh rút đang xử lý cũng phải chờ như vậy.",
			title: "Đang tạm dừng rút tiền",
			left: "Còn {time}",
			untilLifted: "Đến khi được gỡ",
			text: "Bạn vẫn có thể nạp tiền và giao dịch.",
			reasons: {
				password_changed: "Đã đổi mật khẩu đăng nhập",
				phone_changed: "Đã đổi số điện thoại",
				email_changed: "Đã đổi email",
				factor_changed: "Đã đổi xác thực hai yếu tố",
				pay_password_changed: "Đã đổi mật khẩu thanh toán",
				account_frozen: "Tài khoản bị đóng băng",
				under_review: "Đang được xem xét"
			}
		},
		durations: {
			hours: "{count, plural, other {# giờ}}",
			minutes: "{count, plural, other {# phút}}",
			seconds: "{count, plural, other {# giây}}"
		},
		lastUsed: "Dùng lần cuối",
		neverUsed: "Chưa dùng lần nào",
		fields: {
			loginPassword: "Mật khẩu đăng nhập",
			currentPassword: "Mật khẩu hiện tại",
			code: "Mã gửi đến {address}",
			codeFrom: "Gửi mã đến",
			passwordMissing: "Hãy nhập mật khẩu đăng nhập."
		},
		password: {
			text: "Mã xác minh để chắc chắn đó là bạn. Mọi thiết bị khác sẽ bị đăng xuất.",
			submit: "Đổi mật khẩu",
			done: "Đã đổi mật khẩu. Các thiết bị khác đã bị đăng xuất."
		},
		payPassword: {
			setText: "Sáu chữ số cần nhập khi rút tiền, thêm địa chỉ và thay đổi khác, cùng với xác thực hai yếu tố.",
			changeText: "Bạn xác nhận thay đổi bằng mật khẩu thanh toán hiện tại và xác thực hai yếu tố.",
			resetText: "Bạn quên? Dùng mã xác minh, mật khẩu đăng nhập và xác thực hai yếu tố để đặt lại.",
			first: "Mật khẩu thanh toán mới",
			again: "Nhập lại",
			set: "Đặt mật khẩu thanh toán",
			change: "Đổi mật khẩu thanh toán",
			reset: "Đặt lại mật khẩu thanh toán",
			forgot: "Bạn quên?",
			remembered: "Tôi nhớ mật khẩu",
			done: "Đã đặt mật khẩu thanh toán",
			locked: "Sai quá nhiều lần: mở lại sau {time}. Giao dịch không bị ảnh hưởng.",
			problems: {
				six: "Đúng sáu chữ số.",
				differ: "Hai lần nhập không giống nhau."
			}
		},
		bind: {
			email: "Liên kết email",
			phone: "Liên kết điện thoại",
			now: "Đang liên kết: {address}",
			newEmail: "Email mới",
			newPhone: "Số điện thoại mới",
			newCode: "Mã gửi đến email hoặc số mới",
			done: "Đã liên kết"
		},
		totp: {
			addTitle: "Thiết lập ứng dụng xác thực",
			scan: "Quét mã này bằng ứng dụng như Aegis, 2FAS hoặc Google Authenticator.",
			qr: "Mã QR cho ứng dụng xác thực",
			manual: "Hoặc nhập khóa này vào ứng dụng",
			copyKey: "Sao chép khóa",
			openApp: "Mở bằng ứng dụng trên điện thoại này",
			keep: "Hãy cất khóa ở nơi an toàn: ai có khóa đều có thể tạo mã.",
			confirm: "Sáu chữ số ứng dụng đang hiển thị",
			submit: "Bật",
			added: "Đã bật ứng dụng xác thực",
			isOn: "Ứng dụng xác thực đang bật",
			isOnText: "Thêm ngày {date}. Đăng nhập và rút tiền cần mã của ứng dụng.",
			remove: "Gỡ bỏ",
			removeTitle: "Gỡ bỏ ứng dụng xác thực?",
			removeText: "Khi đó đăng nhập và rút tiền không còn cần mã của ứng dụng.",
			removed: "Đã gỡ ứng dụng xác thực"
		},
		passkeys: {
			text: "Khóa truy cập nằm trong điện thoại hoặc máy tính của bạn và mở bằng khuôn mặt, vân tay hoặc mã PIN. Trang giả mạo không thể lấy được.",
			none: "Chưa có khóa truy cập",
			add: "Thêm khóa truy cập",
			addText: "Tiếp theo, thiết bị sẽ yêu cầu khuôn mặt, vân tay hoặc mã PIN của bạn.",
			name: "Tên",
			namePlaceholder: "Điện thoại của tôi",
			nameMissing: "Hãy đặt tên.",
			added: "Đã thêm khóa truy cập",
			addedOn: "Thêm ngày {date}",
			backedUp: "Được lưu trên đám mây của thiết bị",
			oneDevice: "Chỉ có trên một thiết bị",
			rename: "Đổi tên",
			renamed: "Đã đổi tên",
			remove: "Gỡ bỏ",
			removeTitle: "Gỡ “{name}”",
			removeText: "Khóa này không còn mở được tài khoản. Hãy xóa khóa trên cả thiết bị của bạn.",
			removed: "Đã gỡ khóa truy cập",
			unsupported: "Trình duyệt này không hỗ trợ khóa truy cập",
			unsupportedText: "Hãy dùng trình duyệt mới hơn qua https, hoặc ứng dụng xác thực.",
			dismissed: "Chưa có gì thay đổi: yêu cầu đã bị đóng hoặc hết thời gian.",
			exists: "Thiết bị này đã có khóa truy cập của tài khoản này.",
			failed: "Thiết bị không thực hiện được. Hãy thử lại hoặc dùng thiết bị khác."
		},
		recovery: {
			text: "Mỗi mã giúp bạn đăng nhập một lần khi mất phương thức xác thực hai yếu tố, hoặc gỡ phương thức đã mất. Không mã nào chuyển được tiền.",
			left: "{count, plural, =0 {Không còn mã nào} other {mã còn lại}}",
			factorFirst: "Mã khôi phục đi cùng xác thực hai yếu tố. Hãy thiết lập xác thực hai yếu tố trước.",
			make: "Tạo mã",
			remake: "Tạo mã mới",
			remakeText: "Sau đó các mã cũ không còn dùng được.",
			title: "Mã khôi phục của bạn",
			shownOnce: "Các mã chỉ hiện lần này. Hãy in ra hoặc cất ở nơi khác với điện thoại.",
			copy: "Sao chép",
			download: "Tải xuống",
			fileHead: "Mã khôi phục Candor. Mỗi mã dùng được một lần.",
			kept: "Tôi đã cất ở nơi an toàn"
		},
		sessions: {
			text: "Nếu có thiết bị không phải của bạn, hãy đăng xuất thiết bị đó và đổi mật khẩu.",
			unknown: "Thiết bị không xác định",
			here: "Thiết bị này",
			ends: "Kết thúc chậm nhất {date}",
			revoke: "Đăng xuất",
			revokeTitle: "Đăng xuất {device}?",
			revokeText: "Thiết bị bị đăng xuất ngay, dù đang ở đâu.",
			revokeAll: "Đăng xuất mọi thiết bị khác",
			revokeAllTitle: "Đăng xuất mọi thiết bị khác?",
			revokeAllText: "Chỉ thiết bị này còn đăng nhập.",
			revoked: "Đã đăng xuất",
			alone: "Không có thiết bị nào khác đang đăng nhập."
		},
		signIns: {
			none: "Chưa có lần đăng nhập nào",
			results: {
				signed_in: "Đã đăng nhập",
				password_wrong: "Sai mật khẩu",
				factor_wrong: "Xác thực hai yếu tố không đúng",
				frozen: "Bị từ chối: tài khoản đóng băng"
			}
		},
		apiKeys: {
			text: "Dành cho chương trình thao tác thay bạn. Khóa có quyền gì thì làm được việc đó: đừng đưa cho ai.",
			none: "Chưa có khóa API",
			noneText: "Tạo một khóa để chương trình của bạn đọc dữ liệu hoặc giao dịch.",
			create: "Khóa mới",
			submit: "Tạo khóa",
			name: "Tên",
			nameMissing: "Hãy đặt tên.",
			scopes: "Được phép",
			scope: {
				read: "Đọc",
				trade: "Giao dịch",
				withdraw: "Rút tiền"
			},
			scopeText: {
				read: "Số dư, lệnh và lịch sử",
				trade: "Đặt và hủy lệnh",
				withdraw: "Dự phòng: chưa API nào dùng. Cần địa chỉ IP"
			},
			scopeMissing: "Hãy chọn ít nhất một quyền.",
			addresses: "Địa chỉ IP (không bắt buộc)",
			addressesHint: "Cách nhau bằng dấu phẩy, tối đa mười địa chỉ. Để trống: từ bất cứ đâu.",
			addressesMissing: "Khóa được rút tiền cần ít nhất một địa chỉ IP.",
			addressesInvalid: "Đây không phải là địa chỉ IP.",
			validity: "Thời hạn",
			days: "{count, plural, other {# ngày}}",
			from: "Từ",
			anywhere: "Bất cứ đâu",
			until: "Đến",
			expired: "Đã hết hạn",
			revoke: "Thu hồi",
			revokeTitle: "Thu hồi “{name}”?",
			revokeText: "Chương trình dùng khóa này sẽ bị từ chối ngay.",
			revoked: "Đã thu hồi khóa",
			secretTitle: "Khóa mới của bạn",
			secretText: "Khóa chỉ hiện lần này. Ai có khóa đều dùng được.",
			copySecret: "Sao chép khóa",
			secretKept: "Tôi đã cất khóa",
			header: "Gửi khóa trong tiêu đề “Authorization: Bearer …”."
		},
		phishingWord: {
			text: "Mọi email của chúng tôi đều có từ của bạn. Email không có từ này không phải do chúng tôi gửi, và trang đăng nhập không bao giờ hỏi từ này.",
			now: "Từ của bạn",
			field: "Từ mới",
			hint: "4 đến 20 chữ cái, chữ số, dấu cách, “-”, “_” hoặc “.”",
			save: "Lưu",
			remove: "Bỏ từ này",
			saved: "Từ nay email của chúng tôi có từ của bạn",
			removed: "Email của chúng tôi không còn kèm từ nào"
		},
		freeze: {
			title: "Đóng băng tài khoản",
			text: "Nếu có người khác vào tài khoản của bạn, hãy đóng băng tài khoản. Bạn cũng có thể làm điều này bằng liên kết trong mỗi email bảo mật của chúng tôi.",
			effects: {
				sessions: "Mọi thiết bị bị đăng xuất, kể cả thiết bị này.",
				keys: "Mọi khóa API ngừng hoạt động.",
				funds: "Không thể rút tiền cho đến khi bạn mở lại, và thêm một thời gian chờ sau đó.",
				orders: "Lệnh chờ và vị thế đang mở giữ nguyên."
			},
			submit: "Đóng băng",
			question: "Đóng băng tài khoản này?",
			questionText: "Mọi thiết bị bị đăng xuất. Để vào lại bạn cần mật khẩu đăng nhập, mã xác minh và xác thực hai yếu tố.",
			done: "Tài khoản của bạn đã đóng băng",
			doneText: "Không còn ai đăng nhập và không thể rút tiền. Khi chắc chắn tài khoản chỉ còn mình bạn dùng, hãy mở lại.",
			linkText: "Bạn đã mở liên kết trong email bảo mật. Việc này không cần đăng nhập.",
			unfreeze: "Mở lại"
		},
		unfreeze: {
			title: "Mở lại tài khoản",
			text: "Cần mật khẩu đăng nhập, mã xác minh và xác thực hai yếu tố nếu bạn đã bật.",
			frozen: "Tài khoản này đang đóng băng",
			frozenText: "Chủ tài khoản đã đóng băng tài khoản. Không ai đăng nhập được cho đến khi mở lại.",
			submit: "Mở lại",
			done: "Đã mở lại. Bạn có thể đăng nhập; rút tiền còn phải chờ một thời gian."
		},
		signIn: {
			passkey: "Đăng nhập bằng khóa truy cập",
			title: "Còn một bước nữa",
			text: "Thông tin đúng. Còn một bước xác thực hai yếu tố.",
			totpText: "Sáu chữ số ứng dụng xác thực đang hiển thị.",
			totp: "Mã của ứng dụng xác thực",
			recoveryText: "Một trong các mã khôi phục của bạn, dùng được một lần.",
			recovery: "Mã khôi phục",
			useRecovery: "Dùng mã khôi phục",
			useTotp: "Dùng ứng dụng xác thực",
			usePasskey: "Dùng khóa truy cập",
			recoveryInvalid: "Mã có dạng ABCDE-23456.",
			back: "Quay lại"
		}
	},
	stepUp: {
		title: "Xác nhận đó là bạn",
		secondsLeft: "Còn hiệu lực {seconds} giây",
		over: "Đã hết thời gian. Chưa có gì được thực hiện.",
		askAgain: "Yêu cầu lại",
		payPassword: "Mật khẩu thanh toán",
		payPasswordForgotten: "Quên?",
		code: "Mã từ ứng dụng xác thực",
		passkey: "Dùng khóa truy cập",
		passkeyText: "Vân tay, khuôn mặt hoặc khóa màn hình của thiết bị này",
		passkeyRefused: "Khóa truy cập chưa được dùng. Hãy thử lại, hoặc dùng mã.",
		instead: {
			passkey: "Dùng khóa truy cập",
			totp: "Dùng mã từ ứng dụng",
			recovery: "Dùng mã khôi phục"
		},
		recoveryCode: "Mã khôi phục",
		needPayPassword: "Hãy đặt mật khẩu thanh toán trước",
		needPayPasswordText: "Mật khẩu này bảo vệ tài sản rời khỏi tài khoản, tách khỏi mật khẩu đăng nhập.",
		setPayPassword: "Đặt mật khẩu thanh toán",
		needFactor: "Hãy thiết lập xác thực hai yếu tố trước",
		needFactorText: "Khóa truy cập hoặc ứng dụng xác thực. Nếu không có, ai biết mật khẩu của bạn cũng có thể rút sạch tài khoản.",
		setFactor: "Thiết lập xác thực hai yếu tố",
		bothNeeded: "Chỉ cần thiết lập mật khẩu thanh toán và xác thực hai yếu tố một lần; sau đó chỉ mất vài giây.",
		lockedTitle: "Sai quá nhiều lần",
		lockedUntil: "Bạn có thể thử lại sau {time}. Giao dịch không bị ảnh hưởng.",
		notYou: "Không có gì được thực hiện trước khi bạn xác nhận. Nếu không phải bạn yêu cầu, hãy đóng lại và đổi mật khẩu."
	}
};
// packages/messages/src/vn/errors.ts
var errors$1 = {
	index_stale: "Giá chỉ số đang bị gián đoạn. Vui lòng thử lại sau giây lát.",
	pair_not_trading: "Cặp này đang tạm ngừng giao dịch. Các lệnh chờ được giữ nguyên; vui lòng thử lại sau.",
	price_missing: "Hãy nhập giá.",
	quantity_missing: "Hãy nhập số lượng.",
	quantity_too_small: "Số lượng quá nhỏ. Hãy nhập số lượng lớn hơn.",
	stop_missing: "Hãy nhập giá kích hoạt.",
	stop_would_trigger: "Giá kích hoạt đã bị vượt qua: lệnh sẽ kích hoạt ngay. Hãy chọn giá ở phía bên kia của giá chỉ số.",
	oco_prices_wrong: "Hai giá của lệnh OCO phải nằm ở hai phía của giá chỉ số: khi bán, giá giới hạn ở trên và giá dừng ở dưới; khi mua thì ngược lại.",
	exit_prices_wrong: "Giá chốt lời phải nằm về phía có lãi so với giá vào lệnh và giá cắt lỗ về phía thua lỗ: cao hơn và thấp hơn khi mua hoặc mở long, ngược lại khi mở short.",
	slippage_invalid: "Hãy nhập mức trượt giá lớn hơn 0% và trong phạm vi cặp này cho phép.",
	order_combination_invalid: "Các tùy chọn lệnh này không dùng cùng nhau được. Hãy đổi loại lệnh hoặc hiệu lực lệnh.",
	post_only_would_take: "Lệnh chỉ đặt chờ ở giá này sẽ khớp ngay nên không được đặt. Hãy chọn giá xa bên đối ứng hơn.",
	login_failed: "Đăng nhập thất bại. Hãy kiểm tra tài khoản và mật khẩu.",
	upload_heic: "Không đọc được ảnh HEIC. Hãy chụp lại dạng JPEG (iPhone: Cài đặt > Camera > Định dạng > Tương thích nhất), hoặc chọn ảnh chụp màn hình của ảnh đó.",
	parameter_error: "Tham số không đúng. Hãy kiểm tra nội dung đã nhập."
};
// packages/messages/src/vn/index.ts
var vn = {
	account: {
		welcomeBack: "Chào mừng trở lại",
		loginText: "Đăng nhập để giao dịch và kiểm tra tài sản của bạn.",
		registerTitle: "Tạo tài khoản",
		registerText: "Mã xác minh để chắc chắn email hoặc số điện thoại này là của bạn.",
		forgotTitle: "Đặt lại mật khẩu",
		forgotText: "Mật khẩu mới sẽ kết thúc mọi phiên đăng nhập của tài khoản.",
		channel: "Cách đăng nhập",
		email: "Email",
		mobile: "Điện thoại",
		emailPlaceholder: "ten@example.com",
		phoneNumber: "Số điện thoại",
		isValid: "Hợp lệ",
		areaCode: "Mã vùng {code}, {country}",
		searchArea: "Quốc gia, vùng hoặc mã",
		noArea: "Không có quốc gia hay vùng nào khớp “{text}”",
		letters: "Chữ cái",
		password: "Mật khẩu",
		newPassword: "Mật khẩu mới",
		passwordAgain: "Xác nhận mật khẩu",
		passwordHint: "Dài hơn sáu ký tự",
		strength: {
			short: "Quá ngắn: cần hơn sáu ký tự",
			weak: "Yếu: mật khẩu dài an toàn hơn mật khẩu phức tạp",
			fair: "Khá: thêm vài ký tự nữa sẽ mạnh",
			strong: "Mạnh"
		},
		code: "Mã xác minh",
		codeSentTo: "Đã gửi đến {recipient}, có hiệu lực {minutes} phút",
		invitationCode: "Mã mời",
		haveInvitation: "Tôi có mã mời (không bắt buộc)",
		stayLoggedIn: "Duy trì đăng nhập trên thiết bị này",
		forgot: "Quên mật khẩu?",
		or: "hoặc",
		logInWithCode: "Đăng nhập bằng mã",
		logInWithPassword: "Đăng nhập bằng mật khẩu",
		noAccount: "Chưa có tài khoản?",
		haveAccount: "Đã có tài khoản?",
		rememberedIt: "Đã nhớ ra?",
		createAccount: "Tạo tài khoản",
		setPassword: "Đặt mật khẩu mới",
		agreeTo: "Tôi đã đọc và đồng ý với",
		agreement: "thỏa thuận người dùng",
		agreeToo: "và",
		privacy: "thông báo về quyền riêng tư",
		accept: "Đã đọc và đồng ý",
		outboxHint: "Trang luyện tập: mã không được gửi đi mà nằm trong",
		outbox: "hộp thư đi",
		demoHint: "Chỉ muốn xem thử?",
		useDemo: "Dùng tài khoản dùng thử",
		demoFilled: "Mật khẩu của tài khoản dùng thử hiện trong cửa sổ khởi động máy chủ.",
		changeLanguage: "Ngôn ngữ: {language}",
		problems: {
			emailInvalid: "Hãy nhập địa chỉ email hợp lệ.",
			phoneInvalid: "Hãy nhập số điện thoại hợp lệ.",
			passwordMissing: "Hãy nhập mật khẩu.",
			passwordShort: "Mật khẩu phải dài hơn sáu ký tự.",
			passwordLong: "Nội dung quá dài: tối đa 128 ký tự.",
			confirmShort: "Mật khẩu xác nhận phải dài hơn sáu ký tự.",
			passwordsDiffer: "Hai mật khẩu không khớp.",
			codeSixDigits: "Mã xác minh gồm đúng sáu chữ số.",
			specialCharacters: "Chỉ dùng chữ cái và chữ số, không dùng ký tự đặc biệt.",
			textTooLong: "Nội dung quá dài",
			notAgreed: "Hãy đọc và đồng ý trước."
		}
	},
	chart: {
		choosePair: "Chọn cặp giao dịch",
		priceAlert: "Cảnh báo giá",
		linkCopied: "Đã sao chép liên kết",
		high24h: "Cao 24h",
		low24h: "Thấp 24h",
		volume: "KL {asset}",
		madeWith: "Biểu đồ của TradingView",
		index: {
			simulated: "Chỉ số: mô phỏng",
			live: "Giá chỉ số",
			title: "Giá này lấy từ đâu",
			now: "Chỉ số hiện tại",
			last: "Giá khớp gần nhất",
			updated: "Cập nhật",
			practiceSource: "Đây là trang luyện tập. Chỉ số có một nguồn duy nhất tên “mô phỏng”: một phép tính cố định từ một số khởi tạo (seed), biến động như thị trường thật, có ngày yên ắng và có cú nhảy bất ngờ. Đây không phải giá thật, và không ai ở đây sửa được nó.",
			liveSource: "Mỗi giây hai lần, chúng tôi lấy giá không cũ hơn 3 giây của ít nhất ba sàn, giới hạn từng giá trong khoảng 0,5% quanh trung vị rồi lấy trung bình. Ít hơn ba nguồn thì không có giá mới.",
			grid: "Mỗi nửa giây có một giá chỉ số. Quy đổi và lệnh kích hoạt dùng giá này. Giá giao dịch gần nhất do các lệnh trong sổ tạo ra nên có thể lệch đôi chút.",
			staleRule: "Giá chỉ số cũ hơn 5 giây được ghi là gián đoạn. Khi đó quy đổi phải chờ; lệnh giới hạn trong sổ vẫn hoạt động."
		},
		periodsLabel: "Khung thời gian",
		periods: {
			line: "Đường",
			"1min": "1p",
			"5min": "5p",
			"15min": "15p",
			"30min": "30p",
			"1hour": "1h",
			"4hour": "4h",
			"1day": "1N",
			"1week": "1T"
		},
		more: "Thêm",
		morePeriods: "Khung thời gian khác",
		indicators: "Chỉ báo",
		open: "M",
		high: "C",
		low: "T",
		close: "Đ",
		volumeShort: "KL",
		settings: "Cài đặt biểu đồ",
		fullScreen: "Toàn màn hình",
		leaveFullScreen: "Thoát toàn màn hình",
		maPeriods: "Đường trung bình (MA và EMA)",
		maPeriod: "Chu kỳ {number}",
		maPeriodHint: "Số nguyên từ 2 đến 400",
		showOrders: "Hiện lệnh chờ của tôi",
		resetSettings: "Đặt lại",
		yourOrder: "{side} {amount}",
		noCandles: "Chưa có giá trong khoảng này",
		chartOf: "Biểu đồ giá {pair}, {period}. Giá gần nhất {price}.",
		tabsLabel: "Dữ liệu thị trường",
		tabs: {
			book: "Sổ lệnh",
			depth: "Độ sâu",
			trades: "Khớp lệnh",
			about: "Giới thiệu"
		},
		amountOf: "Số lượng ({asset})",
		priceIn: "Giá ({asset})",
		time: "Giờ",
		bids: "Mua",
		asks: "Bán",
		bookEmpty: "Sổ lệnh đang trống",
		bookEmptyText: "Các lệnh chờ khớp sẽ hiện ở đây.",
		depthOf: "Độ sâu sổ lệnh {pair}",
		depthAt: "{amount} {asset} đến giá {price}",
		depthWithin: "Hiển thị: các lệnh trong sổ quanh {price}",
		noTrades: "Chưa có giao dịch",
		noTradesText: "Mỗi giao dịch của cặp này hiện ngay tại đây.",
		about: {
			class: "Loại",
			tick: "Bước giá",
			lot: "Bước số lượng",
			minNotional: "Giá trị lệnh tối thiểu",
			maxAmount: "Lệnh lớn nhất",
			makerFee: "Phí maker",
			takerFee: "Phí taker",
			band: "Giá giới hạn trong khoảng",
			status: "Trạng thái",
			feeNote: "Phí trừ vào phần bạn nhận và được chốt khi đặt lệnh.",
			stockNote: "Hợp đồng giá: đi theo giá của {name}, không kèm cổ phần, quyền biểu quyết, cổ tức hay bất kỳ quyền cổ đông nào.",
			coinText: {
				BTC: "Bitcoin là tiền kỹ thuật số không do ai phát hành. Từ năm 2009, mạng lưới giữ một sổ cái công khai, và tổng lượng sẽ không bao giờ quá 21 triệu đồng.",
				ETH: "Ether dùng để trả phí tính toán trên Ethereum, mạng công khai chạy các hợp đồng thông minh. Người nắm giữ tham gia bảo vệ mạng nhận ether mới.",
				SOL: "SOL dùng để trả phí trên Solana, mạng được thiết kế cho nhiều giao dịch chi phí thấp mỗi giây, và để bảo vệ mạng bằng staking.",
				BNB: "BNB dùng để trả phí trên BNB Chain, mạng hợp đồng thông minh phí thấp với số ít nút xác thực.",
				XRP: "XRP là đồng tiền của XRP Ledger, mạng được thiết kế để thanh toán nhanh giữa các loại tiền.",
				DOGE: "Dogecoin ra đời năm 2013 như một trò đùa rồi thành đồng tiền để tặng thưởng và trả những khoản nhỏ. Mỗi phút có thêm đồng mới, không giới hạn.",
				other: "{name} ({code}) được giao dịch ở đây với {quote}. Giá do cung cầu quyết định và có thể về 0."
			}
		},
		orders: "Lệnh",
		buy: "Mua",
		sell: "Bán",
		notTrading: "Cặp này đang tạm dừng giao dịch",
		pairMissing: "Không có cặp này",
		pairMissingText: "Có thể cặp đã đổi tên hoặc bị gỡ.",
		toMarket: "Sang Thị trường"
	},
	common: {
		confirm: "Xác nhận",
		cancel: "Hủy",
		retry: "Thử lại",
		close: "Đóng",
		back: "Quay lại",
		done: "Xong",
		edit: "Sửa",
		search: "Tìm kiếm",
		clear: "Xóa",
		all: "Tất cả",
		more: "Thêm",
		viewAll: "Xem tất cả",
		max: "Tối đa",
		copied: "Đã sao chép",
		share: "Chia sẻ",
		loading: "Đang tải…",
		checkingDevice: "Đang kiểm tra thiết bị…",
		noMoreData: "Không còn dữ liệu",
		timedOut: "Quá lâu chưa có phản hồi. Hãy kiểm tra kết nối rồi thử lại.",
		somethingWrong: "Trang này gặp sự cố.",
		reload: "Tải lại",
		newVersion: "Đã có phiên bản mới.",
		pleaseLogIn: "Vui lòng đăng nhập trước",
		logIn: "Đăng nhập",
		register: "Đăng ký",
		underDevelopment: "Chức năng đang được phát triển",
		notOffered: "Không được cung cấp tại đây hoặc tại quốc gia của bạn",
		notOfferedGoesOn: "Những gì bạn đang có vẫn có thể đóng, bán hoặc rút.",
		offline: "Bạn đang ngoại tuyến. Giá và số dư có thể đã cũ.",
		practice: "Luyện tập",
		available: "Khả dụng",
		frozen: "Đóng băng",
		equivalent: "Tương đương",
		total: "Tổng",
		amount: "Số lượng",
		price: "Giá",
		fee: "Phí",
		time: "Thời gian",
		pair: "Cặp",
		asset: "Tài sản",
		today: "Hôm nay",
		fiatBuiltInSource: "Tỷ giá có sẵn",
		fiatSource: "{source} · {age}",
		justNow: "Vừa xong",
		minutesAgo: "{count} phút trước",
		hoursAgo: "{count} giờ trước",
		daysAgo: "{count} ngày trước",
		tabHome: "Trang chủ",
		tabMarket: "Thị trường",
		tabTrade: "Giao dịch",
		tabFinance: "Tài chính",
		tabAssets: "Tài sản",
		notFoundTitle: "Không có trang này",
		goHome: "Về trang chủ",
		appName: "Candor",
		notifications: "Thông báo",
		mainNavigation: "Điều hướng chính",
		noRecords: "Chưa có lịch sử",
		offlineSince: "Mất kết nối. Cập nhật lúc {time}",
		pricesPaused: "Giá đang tạm dừng để kiểm tra đồng hồ máy chủ",
		pricesFrom: "Giá từ {seconds} giây trước",
		listBehind: "Danh sách đang cập nhật chậm: có thể chưa hiển thị những thay đổi mới nhất.",
		indexDegraded: "Chỉ số gián đoạn",
		errorCode: "Mã: {code}",
		serverDidNotAnswer: "Máy chủ không phản hồi",
		chunkLoadError: "Không tải được trang này (ChunkLoadError)",
		signedOutTitle: "Bạn chưa đăng nhập",
		signedOutText: "Đăng nhập để xem trang này.",
		underDevelopmentText: "Trang này sẽ mở trong phiên bản sau. Hiện bạn chưa cần làm gì ở đây.",
		notFoundText: "Địa chỉ có thể đã cũ hoặc bị gõ sai.",
		showPassword: "Hiện mật khẩu",
		hidePassword: "Ẩn mật khẩu",
		hideBalances: "Ẩn số dư",
		showBalances: "Hiện số dư",
		sendCode: "Gửi mã",
		resendIn: "{seconds} giây",
		increase: "Tăng {label}",
		decrease: "Giảm {label}",
		percentOfAvailable: "Phần trăm số dư khả dụng",
		amountUnreadable: "Hãy nhập một số",
		amountTooFine: "{decimals, plural, =0 {Chỉ nhập số nguyên} other {Tối đa # chữ số thập phân}}",
		amountTooLarge: "Số này quá lớn",
		amountAmbiguous: "Ý bạn là",
		finance: {
			intro: "Các sản phẩm giúp tài sản sinh lời. Mỗi sản phẩm đều nêu rõ quy tắc, rủi ro và cách tính trước khi bạn tham gia.",
			coming: "Sắp có",
			lockup: "Khóa sinh lời",
			lockupText: "Khóa coin theo kỳ hạn, trả lãi hằng ngày. Rút trước hạn chịu phí đúng theo quy tắc, chính xác đến từng chữ số.",
			dual: "Đầu tư kép",
			dualText: "Chọn một mức giá và một ngày. Cả hai kết quả được tính sẵn trước khi bạn đồng ý.",
			ieo: "IEO",
			ieoText: "Đăng ký mua dự án mới theo giá phát hành, kết quả bốc thăm ai cũng kiểm tra được.",
			copy: "Sao chép giao dịch",
			copyText: "Sao chép một trader với số lot hoặc hệ số cố định.",
			nft: "NFT",
			nftText: "Đấu giá, giá cố định và hộp bí ẩn với tỷ lệ công khai.",
			points: "Điểm và phiếu ưu đãi",
			pointsText: "Đổi điểm đã tích lũy, dùng phiếu ưu đãi trước khi hết hạn."
		},
		titles: {
			home: "Trang chủ",
			market: "Thị trường",
			trade: "Giao dịch",
			finance: "Tài chính",
			assets: "Tài sản",
			login: "Đăng nhập",
			register: "Đăng ký",
			area: "Quốc gia hoặc vùng",
			article: "Bài viết",
			webView: "Trang web",
			faq: "Câu hỏi thường gặp",
			contact: "Liên hệ",
			about: "Về chúng tôi",
			borrowing: "Vay",
			search: "Tìm kiếm",
			contract: "Hợp đồng",
			contractOrders: "Lệnh hợp đồng",
			seconds: "Quyền chọn",
			chart: "Biểu đồ",
			spotOrders: "Lệnh giao ngay",
			chooseCoin: "Chọn coin",
			deposit: "Nạp tiền",
			depositRecords: "Lịch sử nạp và rút",
			withdraw: "Rút tiền",
			records: "Lịch sử",
			allRecords: "Toàn bộ lịch sử",
			transfer: "Chuyển quỹ",
			transferHistory: "Lịch sử chuyển quỹ",
			convert: "Quy đổi",
			copyTrading: "Sao chép giao dịch",
			myCopies: "Sao chép của tôi",
			trader: "Trader",
			agreement: "Thỏa thuận",
			dual: "Đầu tư kép",
			dualMine: "Đầu tư kép của tôi",
			dualHelp: "Trợ giúp và rủi ro",
			lockup: "Khóa sinh lời",
			lockupOrders: "Khoản khóa của tôi",
			ieo: "IEO",
			ieoOrders: "Đăng ký của tôi",
			nft: "NFT",
			nftMine: "NFT của tôi",
			artist: "Nghệ sĩ",
			artwork: "Tác phẩm",
			purchase: "Mua",
			resell: "Bán lại",
			otc: "OTC",
			myCoin: "Điểm của tôi",
			game: "Trò chơi",
			service: "Hỗ trợ khách hàng",
			settings: "Cài đặt",
			profile: "Thông tin cá nhân",
			security: "Bảo mật",
			password: "Mật khẩu đăng nhập",
			payPassword: "Mật khẩu thanh toán",
			verification: "Xác minh danh tính",
			bank: "Thẻ ngân hàng",
			bankInternational: "Thẻ quốc tế",
			addAddress: "Thêm địa chỉ",
			addresses: "Địa chỉ ví",
			bills: "Sao kê",
			coupons: "Phiếu ưu đãi",
			share: "Chia sẻ",
			compliance: "Tuân thủ vận hành",
			house: "Tài khoản của sàn",
			location: "Vị trí",
			gallery: "Bộ mẫu"
		}
	},
	content: {
		faqSearch: "Tìm câu hỏi",
		noAnswers: "Không có câu hỏi nào khớp “{text}”",
		askUs: "Liên hệ với chúng tôi",
		noNews: "Chưa có tin tức",
		noArticle: "Không có bài viết này",
		noArticleText: "Có thể bài đã được gỡ xuống hoặc liên kết không đầy đủ.",
		allNews: "Tất cả tin tức",
		published: "Đăng {time}",
		updated: "Cập nhật {time}",
		linkCopied: "Đã sao chép liên kết",
		shareFailed: "Không chia sẻ được ở đây.",
		channels: "Kênh liên hệ",
		copyChannel: "Sao chép {name}",
		leavingTitle: "Bạn sắp rời Candor",
		leavingText: "Trang này thuộc về {host}. Chúng tôi không kiểm soát nội dung của trang. Trang mở trong thẻ mới.",
		ownSite: "Trang này của chúng tôi mở trong thẻ mới.",
		openOutside: "Mở trong thẻ mới",
		stay: "Ở lại đây",
		refusedTitle: "Địa chỉ này không được mở",
		refused: {
			unreadable: "Đây không phải là địa chỉ trang web.",
			scheme: "Chỉ mở địa chỉ bắt đầu bằng https://.",
			disguised: "Cách viết của địa chỉ che giấu nơi nó dẫn đến.",
			stranger: "{host} không nằm trong danh sách trang mà ứng dụng này mở."
		},
		neverAsk: "Chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn trên trang khác."
	},
	errors: errors$1,
	funds: {
		title: "Tài sản",
		deposit: "Nạp",
		withdraw: "Rút",
		transfer: "Chuyển quỹ",
		convert: "Quy đổi",
		accounts: "Tài khoản",
		coins: "Tài sản",
		records: "Lịch sử",
		balanceAfter: "Số dư",
		frozenAfter: "Đóng băng",
		reference: "Tham chiếu",
		emptyRecords: "Chưa có lịch sử",
		from: "Từ",
		to: "Đến",
		swapDirection: "Đảo chiều",
		chooseAsset: "Chọn tài sản",
		chooseAccount: "Chọn tài khoản",
		transferFree: "Ngay lập tức, miễn phí",
		transferHistory: "Lịch sử chuyển quỹ",
		emptyTransfers: "Chưa có lần chuyển quỹ nào",
		emptyConversions: "Chưa có lần quy đổi nào",
		youGive: "Bạn đổi",
		youReceive: "Bạn nhận",
		rateLine: "1 {from} = {rate} {to}",
		spread: "Chênh lệch",
		quoteValid: "Còn hiệu lực {seconds} giây",
		estimatedTotal: "Tổng giá trị ước tính",
		showIn: "Hiển thị tổng theo",
		changeToday: "{percent} hôm nay",
		distribution: "Phân bổ tài sản",
		showAllAccounts: "Mọi tài khoản",
		actions: "Thao tác",
		searchCoins: "Tìm tài sản",
		noCoinFound: "Không có tài sản nào có tên này",
		onlySmall: "Chỉ có số dư nhỏ",
		onlySmallText: "Mọi tài sản ở đây đều dưới 1 USDT.",
		showSmall: "Hiện tất cả",
		hideSmallShort: "Ẩn số dư nhỏ",
		noFunds: "Chưa có tài sản",
		noFundsText: "Nhận tiền luyện tập miễn phí và đặt lệnh đầu tiên.",
		accountEmpty: "Tài khoản này chưa có gì",
		accountEmptyText: "Chuyển từ tài khoản khác có hiệu lực ngay và miễn phí.",
		claimFunds: "Nhận tiền luyện tập",
		signedOutText: "Đăng nhập để xem số dư, lịch sử chuyển quỹ và sao kê.",
		historyChart: "Tổng giá trị trong {days} ngày qua",
		priceChange: "thay đổi giá trị trong 24 giờ",
		perAccount: "Theo tài khoản",
		frozenFor: "Đang đóng băng",
		statement: "Sao kê",
		trade: "Giao dịch",
		kindTabs: "Loại lịch sử",
		kindAll: "Tất cả",
		kindTrades: "Giao dịch",
		kindFees: "Phí",
		kindTransfers: "Chuyển quỹ",
		kindConversions: "Quy đổi",
		kindClaims: "Tiền luyện tập",
		kindDeposits: "Nạp tiền",
		kindWithdrawals: "Rút tiền",
		kindContracts: "Hợp đồng",
		kindOptions: "Quyền chọn",
		kindHolds: "Đóng băng lệnh",
		allAccounts: "Mọi tài khoản",
		allCoins: "Mọi tài sản",
		filters: "Bộ lọc",
		clearFilters: "Xóa bộ lọc",
		emptyFiltered: "Không có lịch sử khớp bộ lọc",
		emptyRecordsText: "Mọi thay đổi số dư đều được ghi ở đây, đến chữ số cuối cùng.",
		availablePart: "Phần khả dụng",
		frozenPart: "Phần đóng băng",
		journalRecord: "Bản ghi {number} trong nhật ký",
		journalText: "Nhật ký là danh sách duy nhất, có thứ tự, của mọi thay đổi số dư; không bản ghi nào bị sửa.",
		entryNumber: "Dòng số",
		account: "Tài khoản",
		availableAfter: "Khả dụng sau khi chuyển",
		amountMissing: "Nhập số lượng",
		amountZero: "Số lượng phải lớn hơn 0",
		amountInsufficient: "Chỉ có {amount} {asset} khả dụng",
		amountNotRead: "Hãy sửa số lượng trước",
		nothingToTransfer: "Không có gì để chuyển giữa hai tài khoản này",
		transferNow: "Chuyển {amount} {asset}",
		confirmTransfer: "Chuyển hơn một nửa số dư?",
		confirmTransferText: "{amount} {asset} chuyển từ {from} đến {to}. Còn {left} {asset} khả dụng trong {from}.",
		transferDone: "Đã chuyển",
		transferDoneText: "Từ {from} đến {to}",
		transferAgain: "Chuyển lần nữa",
		seeHistory: "Xem lịch sử",
		answerLost: "Chưa nhận được phản hồi. Chạm lại để kiểm tra: sẽ không thực hiện hai lần.",
		emptyTransfersText: "Các lần chuyển quỹ giữa tài khoản của bạn được liệt kê ở đây.",
		convertTabs: "Quy đổi và lịch sử",
		history: "Lịch sử",
		flip: "Đảo hai tài sản",
		estimate: "Ước tính",
		estimateText: "Ước tính theo giá hiện tại. Báo giá bạn xác nhận là chính xác.",
		estimatedReceive: "Bạn nhận (ước tính)",
		rateEstimate: "1 {from} ≈ {rate} {to}",
		midRate: "Tỷ giá trung gian",
		appliedRate: "Tỷ giá của bạn",
		convertFee: "Phí ({percent}%)",
		spreadNow: "Chênh lệch hiện tại",
		fiatRateOf: "Tỷ giá {code}",
		convertMaximum: "Tối đa mỗi lần",
		convertDayLeft: "Còn lại trong 24 giờ",
		aboveMaximum: "Tối đa tương đương {amount} USDT",
		aboveDayLimit: "Trong 24 giờ bạn còn có thể quy đổi {amount} USDT tài sản này",
		quoteMovedText: "Giá đã thay đổi, chưa có gì được quy đổi. Báo giá mới: bạn nhận {now}, trước đó {before}.",
		belowMinimum: "Tối thiểu tương đương {amount} USDT",
		noPrice: "Hiện chưa có giá của tài sản này",
		priceStale: "Giá hiện không cập nhật hoặc tỷ giá đã quá cũ. Sẽ báo giá khi có giá trở lại.",
		chooseCoins: "Chọn hai tài sản",
		previewConversion: "Xem báo giá",
		gettingQuote: "Đang lấy báo giá…",
		quoteTitle: "Xác nhận quy đổi",
		quoteNote: "Thực hiện đúng theo các con số này, nếu không sẽ không quy đổi.",
		quoteExpiredText: "Chưa quy đổi gì. Giá đã thay đổi: hãy lấy báo giá mới để tiếp tục.",
		getNewQuote: "Lấy báo giá mới",
		askAgain: "Kiểm tra lại",
		converted: "Đã quy đổi",
		conversionDetail: "Chi tiết quy đổi",
		conversionNumber: "Quy đổi #{number}",
		invertRate: "Đảo cách tính tỷ giá",
		emptyConversionsText: "Các lần quy đổi được liệt kê ở đây cùng tỷ giá và phí."
	},
	home: {
		searchPlaceholder: "{pair}, trợ giúp, chức năng…",
		settings: "Cài đặt",
		support: "Hỗ trợ khách hàng",
		totalBalance: "Tổng tài sản",
		chooseUnit: "Hiển thị tổng theo",
		today: "Hôm nay",
		todayHint: "Từ 00:00 UTC, không tính tiền luyện tập, nạp và rút.",
		deposit: "Nạp tiền",
		withdraw: "Rút tiền",
		transfer: "Chuyển quỹ",
		balanceFailed: "Không đọc được số dư của bạn",
		welcome: "Sàn giao dịch minh bạch từng bước",
		welcomeHint: "Mọi giá, phí và số dư đều do chính bạn kiểm tra được.",
		practiceWelcome: "Luyện tập với giá mô phỏng và tiền miễn phí. Ở đây không có tiền thật.",
		practiceFunds: {
			title: "Tiền luyện tập",
			text: "Mỗi tài sản được nhận một lần mỗi ngày (UTC). Tiền vào ngay tài khoản giao ngay và không có giá trị bên ngoài.",
			claim: "Nhận",
			claimed: "Đã nhận hôm nay",
			claimAsset: "Nhận {asset}",
			claimAll: "Nhận tất cả",
			allClaimed: "Hôm nay đã nhận hết",
			nextIn: "Nhận tiếp sau {time}",
			empty: "Ở đây không có gì để nhận"
		},
		news: "Tin tức",
		notice: "Thông báo",
		noNews: "Chưa có tin",
		banners: "Nổi bật",
		shortcuts: "Lối tắt",
		allFunctions: "Tất cả chức năng",
		editHint: "Chọn tối đa {most} mục cho trang chủ. Đã chọn: {count}.",
		addShortcut: "Thêm {name} vào trang chủ",
		removeShortcut: "Bỏ {name} khỏi trang chủ",
		tooManyShortcuts: "Trang chủ chứa được {most} mục. Hãy bỏ bớt một mục trước.",
		resetShortcuts: "Đặt lại",
		read: "Xem thêm",
		groups: {
			trade: "Giao dịch",
			earn: "Sinh lời",
			fund: "Tài sản",
			other: "Khác"
		},
		lists: {
			label: "Thị trường",
			watchlist: "Theo dõi",
			hot: "Nổi bật",
			gainers: "Tăng giá",
			new: "Mới",
			stocks: "Cổ phiếu"
		},
		emptyWatchlist: "Danh sách theo dõi đang trống",
		emptyWatchlistText: "Đánh dấu sao một cặp để theo dõi ở đây.",
		emptyList: "Hôm nay chưa có cặp nào trong danh sách này",
		choosePairs: "Chọn cặp",
		watchlistSignedOut: "Đăng nhập để lưu danh sách theo dõi."
	},
	market: {
		searchPill: "Tìm coin, cặp hoặc cổ phiếu",
		listsLabel: "Danh sách thị trường",
		filtersLabel: "Lọc cặp giao dịch",
		tabs: {
			watchlist: "Theo dõi",
			spot: "Giao ngay",
			contract: "Hợp đồng",
			stocks: "Cổ phiếu"
		},
		tags: {
			all: "Tất cả",
			layer1: "Layer 1",
			layer2: "Layer 2",
			defi: "DeFi",
			meme: "Meme",
			payment: "Thanh toán",
			new: "Mới",
			ai: "AI",
			stablecoin: "Stablecoin",
			stock: "Cổ phiếu"
		},
		sort: {
			name: "Tên",
			volume: "KL",
			last: "Giá",
			change: "24h",
			ascending: "{column}, tăng dần",
			descending: "{column}, giảm dần",
			unsorted: "{column}, chưa sắp xếp"
		},
		stockTag: "CP",
		volumeOf: "KL {volume}",
		addToWatchlist: "Thêm vào danh sách theo dõi",
		removeFromWatchlist: "Bỏ theo dõi",
		trade: "Giao dịch",
		openChart: "Mở biểu đồ",
		tradeContract: "Giao dịch hợp đồng",
		emptyWatchlist: "Danh sách theo dõi đang trống. Hãy bắt đầu với:",
		addChosen: "{count, plural, =0 {Chọn ít nhất một cặp} other {Thêm # cặp}}",
		addAll: "Thêm tất cả",
		suggestions: "Cặp gợi ý",
		noPairs: "Không có cặp nào khớp bộ lọc",
		showAll: "Hiện tất cả",
		noContracts: "Chưa có hợp đồng nào",
		times: "{multiple}x",
		sessionOpen: "Mở cửa",
		sessionClosed: "Đóng cửa",
		opensAt: "Mở cửa {time}",
		searchPlaceholder: "Tìm coin, cổ phiếu, chức năng",
		recent: "Gần đây",
		clearRecent: "Xóa tìm kiếm gần đây",
		hot: "Nổi bật",
		results: {
			coins: "Coin",
			stocks: "Cổ phiếu",
			functions: "Chức năng"
		},
		noResults: "Không có kết quả cho “{text}”",
		noResultsText: "Thử mã như BTC, một tên gọi, hoặc chức năng như chuyển quỹ."
	},
	notices: {
		orderPlaced: "Đã đặt lệnh",
		orderFilled: "{side} {pair}: đã khớp {amount} {asset}",
		orderPartlyFilled: "{side} {pair}: đã khớp một phần {amount} {asset}",
		orderTriggered: "{side} {pair}: đã chạm giá kích hoạt",
		orderCancelled: "Đã hủy lệnh",
		ordersCancelled: "Đã hủy {count} lệnh",
		orderAmended: "Đã sửa lệnh",
		claimDone: "Đã nhận {amount} {asset} tiền luyện tập",
		loginSuccessful: "Đăng nhập thành công",
		registrationSucceeded: "Đăng ký thành công",
		passwordChanged: "Mật khẩu đã được đổi. Vui lòng đăng nhập bằng mật khẩu mới.",
		loggedOut: "Bạn đã đăng xuất",
		codeSent: "Đã gửi mã đến {recipient}"
	},
	orders: {
		title: "Lệnh",
		tabs: {
			open: "Lệnh chờ",
			openCount: "Lệnh chờ ({count})",
			assets: "Tài sản",
			past: "Lịch sử",
			trades: "Giao dịch đã khớp"
		},
		status: {
			pending: "Chờ kích hoạt",
			progress: "Đang khớp",
			complete: "Hoàn tất"
		},
		sideOfType: "{side, select, buy {Mua · {type}} other {Bán · {type}}}",
		thisPairOnly: "Chỉ cặp này",
		cancelAll: "Hủy tất cả",
		keepAll: "Giữ lại",
		cancelAllQuestion: "{count, plural, =1 {Hủy lệnh chờ này?} other {Hủy tất cả # lệnh chờ?}}",
		cancelAllText: "Lệnh của mọi cặp sẽ kết thúc, kể cả lệnh đang chờ kích hoạt. Số tiền đóng băng sẽ khả dụng ngay.",
		cancelAllOfPair: "Mọi lệnh {pair} sẽ kết thúc, kể cả lệnh đang chờ kích hoạt. Số tiền đóng băng sẽ khả dụng ngay.",
		cancelOrder: "Hủy lệnh {number}",
		amend: "Sửa",
		amendTitle: "Sửa lệnh",
		amendDo: "Sửa lệnh",
		amendHint: "Giảm số lượng thì giữ thứ tự ưu tiên; thay đổi khác sẽ mất thứ tự.",
		keepsPlace: "Lệnh giữ nguyên thứ tự ưu tiên.",
		losesPlace: "Lệnh xuống cuối hàng ở mức giá của nó.",
		takesNow: "Ở giá này lệnh sẽ khớp ngay, nếu còn lệnh đối ứng.",
		filled: "Đã khớp",
		averagePrice: "Giá trung bình",
		trigger: "Kích hoạt",
		placed: "Đặt lúc",
		ended: "Kết thúc lúc",
		orderTitle: "Lệnh #{number}",
		linkedOrder: "Lệnh liên kết",
		ocoStopOf: "Lệnh dừng của OCO với",
		ocoLimitOf: "Lệnh giới hạn của OCO với",
		held: "Đóng băng",
		heldAfter: "Đóng băng sau khi sửa",
		signedOutText: "Đăng nhập để xem lệnh và số dư của bạn.",
		emptyOpen: "Không có lệnh chờ",
		emptyOpenText: "Lệnh bạn đặt sẽ chờ ở đây cho đến khi khớp.",
		emptyHistory: "Chưa có lịch sử lệnh",
		emptyHistoryText: "Lệnh đã khớp, hết hiệu lực hoặc đã hủy sẽ hiện ở đây.",
		emptyAssets: "Tài khoản giao ngay đang trống",
		emptyAssetsText: "Chuyển tiền vào đây để giao dịch.",
		allPairs: "Tất cả cặp",
		bothSides: "Mua và bán",
		anyTime: "Mọi lúc",
		dates: "Khoảng ngày",
		lastDays: "{days} ngày",
		firstDay: "Từ ngày",
		lastDay: "Đến ngày",
		rangeIncomplete: "Nhập cả hai ngày.",
		rangeReversed: "Ngày đầu không được sau ngày cuối.",
		rangeTooLong: "Tối đa ba tháng."
	},
	settings: {
		uid: "UID {uid}",
		copyUid: "Sao chép UID",
		credit: "Điểm tín nhiệm {score}",
		visitor: "Chưa đăng nhập",
		visitorText: "Bạn có thể đổi cài đặt mà không cần tài khoản.",
		identity: {
			none: "Chưa xác minh",
			basic: "Cơ bản (Lv1)",
			advanced: "Nâng cao (Lv2)"
		},
		groups: {
			account: "Tài khoản",
			preferences: "Tùy chọn",
			help: "Trợ giúp và thông tin"
		},
		identityRow: "Xác minh danh tính",
		security: "Cài đặt bảo mật",
		bankCards: "Thẻ ngân hàng",
		walletAddresses: "Địa chỉ ví",
		bills: "Sao kê",
		coupons: "Phiếu ưu đãi",
		invitations: "Lời mời, hoa hồng và mã QR của tôi",
		notifications: "Thông báo hệ thống",
		fiat: "Tiền pháp định mặc định",
		fiatRate: "1 USDT ≈ {worth} · {source}",
		fiatBuiltIn: "1 USDT ≈ {worth} · tỷ giá có sẵn",
		language: "Ngôn ngữ",
		theme: "Giao diện",
		themes: {
			system: "Theo hệ thống",
			light: "Sáng",
			dark: "Tối"
		},
		numberFormat: "Định dạng số",
		numberFormats: {
			comma: "Dấu phẩy ngăn hàng nghìn, dấu chấm thập phân",
			point: "Dấu chấm ngăn hàng nghìn, dấu phẩy thập phân"
		},
		colours: "Màu tăng giảm",
		colourConventions: {
			greenUp: "Xanh tăng, đỏ giảm",
			redUp: "Đỏ tăng, xanh giảm"
		},
		haptics: "Rung",
		hideBalances: "Ẩn số dư",
		faq: "Câu hỏi thường gặp",
		compliance: "Tuân thủ vận hành",
		house: {
			title: "Tài khoản của sàn",
			text: "Sàn là một bên tham gia như mọi người: những gì sàn chào giá, bán và bảo hiểm đều được trả từ các tài khoản này; không đủ tiền thì sàn không bán. Số liệu là của lúc này.",
			empty: "Không có gì",
			held: "đang giữ",
			names: {
				external: "Bên ngoài",
				fees: "Phí",
				treasury: "Ngân quỹ",
				liquidity: "Thanh khoản",
				underwriting: "Bảo chứng",
				insurance: "Bảo hiểm",
				dust: "Số lẻ"
			},
			purposes: {
				external: "Phản chiếu của chuỗi khối, ngân hàng và vòi thực hành: âm đúng bằng số đã vào từ đó.",
				fees: "Phí người dùng đã trả.",
				treasury: "Tiền của chính sàn: phí mạng và những khoản không ai khác trả.",
				liquidity: "Các báo giá trong sổ lệnh và phía đối ứng của chuyển đổi.",
				underwriting: "Phía đối ứng của hợp đồng và quyền chọn thời gian; tiền thưởng được giữ ở đây trước khi bán.",
				insurance: "Trả phần lỗ vượt quá tài khoản, trước khi đụng đến người thắng.",
				dust: "Phần lẻ khi làm tròn."
			}
		},
		contact: "Liên hệ",
		about: "Về chúng tôi",
		share: "Chia sẻ Candor",
		shareText: "Sàn giao dịch minh bạch từng bước.",
		version: "Phiên bản {version}",
		logout: "Đăng xuất",
		logoutQuestion: "Đăng xuất khỏi thiết bị này?",
		logoutText: "Lệnh chờ vẫn nằm trên thị trường. Cài đặt của bạn vẫn được giữ trên thiết bị này."
	},
	trade: {
		products: "Hình thức giao dịch",
		tabs: {
			spot: "Giao ngay",
			contract: "Hợp đồng",
			options: "Quyền chọn",
			stocks: "Cổ phiếu",
			copy: "Sao chép"
		},
		noPairs: "Chưa có cặp nào để giao dịch",
		choosePair: "Chọn cặp",
		quoteAssets: "Đồng định giá",
		openChart: "Mở biểu đồ",
		form: "Phiếu đặt lệnh",
		side: "Chiều",
		orderType: "Loại lệnh",
		timeInForce: "Hiệu lực lệnh",
		lifetimes: {
			gtc: "GTC · đến khi hủy",
			ioc: "IOC · khớp ngay hoặc hủy",
			fok: "FOK · khớp hết hoặc hủy",
			post_only: "Chỉ đặt chờ"
		},
		lifetimesShort: {
			gtc: "GTC",
			ioc: "IOC",
			fok: "FOK",
			post_only: "Chờ"
		},
		kindHints: {
			limit: "Khớp ở giá bạn đặt hoặc tốt hơn.",
			market: "Khớp ngay ở giá tốt nhất đang có, trong giới hạn trượt giá của bạn.",
			stop_limit: "Kích hoạt khi chỉ số chạm giá kích hoạt, rồi thành lệnh giới hạn.",
			stop_market: "Kích hoạt khi chỉ số chạm giá kích hoạt, rồi khớp theo giá thị trường.",
			take_profit_limit: "Kích hoạt khi chỉ số chạm giá mục tiêu, rồi thành lệnh giới hạn.",
			take_profit_market: "Kích hoạt khi chỉ số chạm giá mục tiêu, rồi khớp theo giá thị trường.",
			oco: "Một lệnh giới hạn và một lệnh dừng cho cùng số lượng: một lệnh được thực hiện thì lệnh kia kết thúc."
		},
		marketPrice: "Giá thị trường",
		price: "Giá ({asset})",
		stopPrice: "Giá kích hoạt ({asset})",
		stopLimitPrice: "Giá giới hạn của lệnh dừng, nếu có ({asset})",
		amount: "Số lượng ({asset})",
		switchUnit: "Nhập số lượng bằng {asset}",
		postOnlyHint: "Chỉ đặt khi lệnh không khớp ngay: không bao giờ khớp với lệnh có sẵn trong sổ.",
		exits: "Chốt lời / Cắt lỗ",
		takeProfit: "Chốt lời",
		stopLoss: "Cắt lỗ",
		slippage: "Giới hạn trượt giá",
		slippageHint: "Lệnh thị trường dừng khi giá đã trượt mức này; phần còn lại hết hiệu lực.",
		youReceive: "Bạn nhận",
		youReceiveStop: "Bạn nhận nếu lệnh dừng được thực hiện",
		averagePrice: "Giá trung bình",
		worstPrice: "Giá xấu nhất",
		afterTrigger: "Sau khi kích hoạt",
		fillsNow: "Khớp ngay",
		buy: "Mua {asset}",
		sell: "Bán {asset}",
		confirmTitle: "Xác nhận lệnh",
		confirmBeforePlacing: "Xác nhận trước khi đặt",
		doNotAskAgain: "Không hỏi lại",
		answerLost: "Chưa rõ lệnh đã đến máy chủ hay chưa. Hãy gửi lại: lệnh không bao giờ bị đặt hai lần.",
		checked: {
			agreed: "Đã đối chiếu với máy chủ: số liệu trùng khớp.",
			server: "Thị trường đã thay đổi: đây là số liệu của máy chủ.",
			unchecked: "Máy chủ chưa kiểm tra được; số liệu lấy từ sổ lệnh trên màn hình của bạn."
		},
		fates: {
			gtc: "Phần không khớp ngay sẽ nằm trong sổ lệnh cho đến khi khớp hoặc bạn hủy.",
			ioc: "Phần không khớp ngay sẽ hết hiệu lực.",
			fok: "Khớp toàn bộ ngay lập tức, hoặc không giao dịch gì.",
			post_only: "Nằm trong sổ lệnh cho đến khi khớp hoặc bạn hủy. Nếu có thể khớp ngay, lệnh sẽ không được đặt.",
			market: "Khớp ngay, giá xấu nhất là {price}; phần không khớp đến mức đó sẽ hết hiệu lực.",
			waitsForRise: "Chờ đến khi chỉ số tăng lên {price}.",
			waitsForFall: "Chờ đến khi chỉ số giảm xuống {price}.",
			oco: "Trong lúc đó lệnh giới hạn nằm trong sổ lệnh. Một lệnh được thực hiện thì lệnh kia kết thúc."
		},
		problems: {
			bookLoading: "Đang tải sổ lệnh…",
			unreadable: "Có một số không đọc được.",
			exitsMissing: "Nhập giá chốt lời hoặc giá cắt lỗ.",
			priceOffTick: "Giá sai: phải là bội số của {step}.",
			quantityOffLot: "Số lượng phải là bội số của {step}.",
			notionalTooSmall: "Giá trị lệnh tối thiểu là {least} {asset}.",
			quantityTooLarge: "Mỗi lệnh tối đa {most} {asset}.",
			priceOutOfBand: "Giá sai: cách chỉ số hơn {percent}%.",
			balanceInsufficient: "Số dư không đủ",
			nobodyThere: "Không có lệnh đối ứng trong giới hạn trượt giá của bạn.",
			slippage: "Nhập số lớn hơn 0 và tối đa {most}%."
		},
		book: "Sổ lệnh",
		ownOrder: "Lệnh của bạn",
		precision: "Độ chính xác",
		layoutBoth: "Mua và bán",
		layoutBids: "Chỉ bên mua",
		layoutAsks: "Chỉ bên bán",
		showInstead: "Chuyển sang: {what}",
		shares: "Bên mua {buy}%, bên bán {sell}%",
		shareBuy: "M {percent}%",
		shareSell: "{percent}% B",
		addFunds: "Chuyển thêm tiền",
		feesAndLimits: "Phí và giới hạn",
		feesTitle: "Phí và giới hạn của {pair}",
		kindsTitle: "Giải thích các loại lệnh",
		guide: "Hướng dẫn",
		makerFee: "Phí maker",
		takerFee: "Phí taker",
		feeTakenFrom: "Phí được trừ vào",
		feeTakenFromText: "khoản bạn nhận",
		priceStep: "Bước giá",
		amountStep: "Bước số lượng",
		leastValue: "Giá trị lệnh tối thiểu",
		largestOrder: "Lệnh lớn nhất",
		priceBand: "Biên độ giá quanh chỉ số"
	},
	words: {
		sides: {
			buy: "Mua",
			sell: "Bán"
		},
		orderTypes: {
			limit: "Giới hạn",
			market: "Thị trường",
			stop_limit: "Dừng giới hạn",
			stop_market: "Dừng thị trường",
			take_profit_limit: "Chốt lời giới hạn",
			take_profit_market: "Chốt lời thị trường",
			oco: "OCO"
		},
		timeInForceHints: {
			gtc: "Có hiệu lực đến khi hủy: nằm trong sổ lệnh cho đến khi khớp hoặc bạn hủy.",
			ioc: "Khớp ngay hoặc hủy: khớp được bao nhiêu thì khớp ngay, phần còn lại hết hiệu lực.",
			fok: "Khớp toàn bộ hoặc hủy: khớp hết ngay lập tức, hoặc không khớp gì."
		},
		orderStatuses: {
			waiting: "Chờ kích hoạt",
			open: "Chờ khớp",
			filled: "Đã khớp",
			cancelled: "Đã hủy",
			expired: "Hết hiệu lực"
		},
		partlyFilled: "Khớp một phần",
		endReasons: {
			filled: "Đã khớp toàn bộ.",
			quote_spent: "Số tiền bạn bỏ ra đã dùng hết; phần còn lại không đủ một bước số lượng.",
			user_cancelled: "Bạn đã hủy lệnh.",
			linked_order_done: "Lệnh kia của cặp OCO đã được thực hiện nên lệnh này kết thúc.",
			slippage_limit: "Giá tiếp theo vượt mức trượt giá của bạn; phần còn lại không giao dịch.",
			no_liquidity: "Không còn lệnh đối ứng; phần còn lại không giao dịch.",
			immediate_remainder: "Phần không khớp ngay đã hết hiệu lực, đúng theo lệnh IOC.",
			fill_or_kill_incomplete: "Không thể khớp toàn bộ ngay nên không giao dịch gì, đúng theo lệnh FOK.",
			self_trade: "Lệnh gặp chính lệnh của bạn; phần còn lại kết thúc để bạn không tự giao dịch với mình.",
			would_take: "Lệnh chỉ đặt chờ không được khớp ngay.",
			pair_not_trading: "Cặp đã tạm ngừng giao dịch.",
			funds_insufficient_at_trigger: "Lệnh đã kích hoạt nhưng số dư không đủ."
		},
		entryKinds: {
			house_funding: "Cấp vốn sàn",
			practice_claim: "Tiền luyện tập",
			transfer: "Chuyển quỹ",
			convert: "Quy đổi",
			convert_fee: "Phí quy đổi",
			order_hold: "Đóng băng cho lệnh",
			order_release: "Giải phóng từ lệnh",
			trade: "Giao dịch",
			trade_fee: "Phí giao dịch",
			contract_hold: "Đóng băng cho lệnh hợp đồng",
			contract_release: "Giải phóng từ lệnh hợp đồng",
			contract_margin: "Ký quỹ hợp đồng",
			contract_profit: "Lãi hợp đồng",
			contract_loss: "Lỗ hợp đồng",
			contract_fee: "Phí hợp đồng",
			contract_deficit: "Khoản lỗ do quỹ bảo hiểm chịu",
			overnight_fee: "Phí qua đêm",
			liquidation_fee: "Phí thanh lý",
			option_stake: "Tiền đặt quyền chọn",
			option_reserve: "Dự trữ cho thưởng quyền chọn",
			option_refund: "Hoàn tiền đặt quyền chọn",
			option_win: "Tiền thưởng quyền chọn",
			option_loss: "Quyền chọn thua",
			profit_share: "Chia lợi nhuận",
			deposit: "Nạp tiền",
			withdrawal_hold: "Đóng băng cho lệnh rút",
			withdrawal_release: "Giải phóng từ lệnh rút",
			withdrawal: "Rút tiền",
			withdrawal_fee: "Phí rút tiền",
			network_cost: "Chi phí mạng"
		},
		pairStatuses: {
			trading: "Đang giao dịch",
			halted: "Tạm ngừng",
			cancel_only: "Chỉ được hủy lệnh"
		},
		accountTypes: {
			legal: "Pháp định",
			change: "Giao ngay",
			lever: "Hợp đồng",
			micro: "Quyền chọn"
		},
		accountNames: {
			legal: "Tài khoản pháp định",
			change: "Tài khoản giao ngay",
			lever: "Tài khoản hợp đồng",
			micro: "Tài khoản quyền chọn"
		},
		assetClasses: {
			coin: "Tiền mã hóa",
			fiat: "Tiền pháp định",
			stock: "Cổ phiếu"
		},
		roles: {
			maker: "Maker",
			taker: "Taker"
		}
	}
};
// packages/messages/src/vn/mail-notices.ts
var mailFrame$1 = {
	word: "Từ chống lừa đảo của bạn: {word}. Tin không có từ này không phải của chúng tôi.",
	sms_word: "[{word}]",
	freeze: "Không phải bạn? Hãy đóng băng tài khoản ngay, khi đó không thể rút tiền: {link}",
	freeze_button: "Đóng băng tài khoản",
	freeze_hint: "Không phải bạn? Hãy đóng băng tài khoản ngay: mọi thiết bị bị đăng xuất và không thể rút tiền.",
	cancel: "Bạn không mất xác thực hai yếu tố, hoặc không phải bạn gửi yêu cầu? Hãy hủy yêu cầu: {link}",
	cancel_button: "Hủy yêu cầu",
	cancel_hint: "Bạn không mất xác thực hai yếu tố, hoặc không phải bạn gửi yêu cầu? Hãy hủy yêu cầu: khi đó không có gì bị gỡ bỏ.",
	footer: "{site} gửi tin này cho chủ tài khoản. Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh."
};
var mailNotices$1 = {
	new_device: {
		subject: "{site}: đăng nhập từ thiết bị mới",
		text: "Vừa có người đăng nhập tài khoản {site} của bạn từ thiết bị hoặc mạng chưa từng dùng.\n\nThiết bị: {device}\nMạng: {network}\nThời gian: {at}\n\nNếu là bạn, bạn không cần làm gì.",
		sms: "{site}: đăng nhập từ thiết bị mới: {device}, {network}, {at}. Không phải bạn? Hãy đóng băng tài khoản."
	},
	factor_guessed: {
		subject: "{site}: có người đang đoán mã xác thực hai yếu tố của bạn",
		text: "Trong một ngày đã có năm lần nhập sai mã xác thực hai yếu tố, từ người có mật khẩu của bạn hoặc một thiết bị đang đăng nhập. Lần cuối lúc {at}. Mỗi lần thử tiếp theo phải chờ lâu hơn, và chưa ai vào được.\n\nNếu không phải bạn, có người đã biết mật khẩu của bạn: hãy đổi mật khẩu ngay và kết thúc các phiên bạn không nhận ra.",
		sms: "{site}: năm lần nhập sai mã xác thực hai yếu tố, lần cuối lúc {at}. Không phải bạn? Có người biết mật khẩu của bạn: hãy đổi ngay."
	},
	password_changed: {
		subject: "{site}: mật khẩu đăng nhập đã được đổi",
		text: "Mật khẩu đăng nhập {site} của bạn vừa được đổi, mọi thiết bị khác đã bị đăng xuất. Rút tiền tạm dừng đến {until}.",
		sms: "{site}: mật khẩu vừa được đổi. Rút tiền tạm dừng đến {until}. Không phải bạn? Hãy đóng băng tài khoản."
	},
	pay_password_changed: {
		subject: "{site}: mật khẩu thanh toán đã được đổi",
		text: "Mật khẩu thanh toán {site} của bạn vừa được đặt hoặc đổi. Rút tiền tạm dừng đến {until}.",
		sms: "{site}: mật khẩu thanh toán vừa được đặt hoặc đổi. Rút tiền tạm dừng đến {until}."
	},
	phone_changed: {
		subject: "{site}: số điện thoại của tài khoản đã được đổi",
		text: "Số điện thoại của tài khoản {site} hiện là {phone}. Rút tiền tạm dừng đến {until}.",
		sms: "{site}: số điện thoại của tài khoản hiện là {phone}. Rút tiền tạm dừng đến {until}."
	},
	email_changed: {
		subject: "{site}: email của tài khoản đã được đổi",
		text: "Email của tài khoản {site} hiện là {email}. Rút tiền tạm dừng đến {until}.",
		sms: "{site}: email của tài khoản hiện là {email}. Rút tiền tạm dừng đến {until}."
	},
	factor_added: {
		subject: "{site}: đã thêm phương thức xác thực hai yếu tố",
		text: "{factor, select, totp {Ứng dụng xác thực} other {Khóa truy cập “{name}”}} vừa được thêm vào tài khoản {site} của bạn. Rút tiền tạm dừng đến {until}.",
		sms: "{site}: tài khoản vừa được thêm phương thức xác thực hai yếu tố. Rút tiền tạm dừng đến {until}."
	},
	factor_removed: {
		subject: "{site}: đã gỡ phương thức xác thực hai yếu tố",
		text: "{factor, select, totp {Ứng dụng xác thực} other {Khóa truy cập “{name}”}} vừa được gỡ khỏi tài khoản {site} của bạn. Rút tiền tạm dừng đến {until}.",
		sms: "{site}: phương thức xác thực hai yếu tố vừa được gỡ khỏi tài khoản. Rút tiền tạm dừng đến {until}."
	},
	recovery_codes_made: {
		subject: "{site}: mã khôi phục mới",
		text: "Mã khôi phục mới vừa được tạo cho tài khoản {site} của bạn. Các mã cũ không còn dùng được.",
		sms: "{site}: mã khôi phục mới vừa được tạo. Các mã cũ không còn dùng được."
	},
	destination_booked: {
		subject: "{site}: nơi nhận tiền rút mới",
		text: "“{label}” ({network}) vừa được thêm vào danh sách nơi nhận tiền rút của bạn. Có thể dùng từ {usableAt}.",
		sms: "{site}: “{label}” ({network}) vừa được thêm để rút tiền, dùng được từ {usableAt}. Không phải bạn? Hãy đóng băng tài khoản."
	},
	withdrawal_requested: {
		subject: "{site}: rút {amount} {asset}",
		text: "Bạn đã yêu cầu rút {amount} {asset} đến {to}. Bạn có thể hoàn tác đến {undoUntil}.",
		sms: "{site}: rút {amount} {asset} đến {to}. Có thể hoàn tác đến {undoUntil}. Không phải bạn? Hãy đóng băng tài khoản."
	},
	withdrawal_sent: {
		subject: "{site}: {amount} {asset} đang được chuyển",
		text: "Lệnh rút {amount} {asset} đến {to} đã được gửi đi.\n\nMã giao dịch: {transaction}",
		sms: "{site}: lệnh rút {amount} {asset} đến {to} đã được gửi đi."
	},
	withdrawal_failed: {
		subject: "{site}: lệnh rút không thành công",
		text: "Lệnh rút {amount} {asset} đến {to} không thực hiện được. Toàn bộ số tiền đã trở lại tài khoản của bạn.",
		sms: "{site}: lệnh rút {amount} {asset} không thành công. Toàn bộ số tiền đã trở lại tài khoản."
	},
	withdrawal_refused: {
		subject: "{site}: lệnh rút bị từ chối",
		text: "Lệnh rút {amount} {asset} đến {to} bị từ chối: {reason, select, destination_suspicious {nơi nhận được biết là có liên quan đến lừa đảo} identity_doubtful {cần kiểm tra danh tính của bạn trước} funds_origin_unclear {cần làm rõ nguồn gốc số tiền} order_of_authority {theo yêu cầu của cơ quan có thẩm quyền} other {không qua được bước xét duyệt}}. Toàn bộ số tiền đã trở lại tài khoản của bạn.",
		sms: "{site}: lệnh rút {amount} {asset} bị từ chối. Toàn bộ số tiền đã trở lại tài khoản."
	},
	deposit_credited: {
		subject: "{site}: đã nhận {amount} {asset}",
		text: "Khoản nạp {amount} {asset} ({network}) đã vào tài khoản và có thể sử dụng.",
		sms: "{site}: khoản nạp {amount} {asset} ({network}) đã vào tài khoản."
	},
	identity_verified: {
		subject: "{site}: danh tính đã được xác minh",
		text: "Danh tính của bạn tại {site} đã được xác minh: {level, select, advanced {cấp nâng cao} other {cấp cơ bản}}. Hạn mức của bạn đã tăng.",
		sms: "{site}: danh tính của bạn đã được xác minh."
	},
	identity_failed: {
		subject: "{site}: chưa xác minh được danh tính",
		text: "Chưa thể xác minh danh tính của bạn tại {site}. Hãy mở trang xác minh: ở đó ghi rõ mục nào cần sửa.",
		sms: "{site}: chưa xác minh được danh tính. Trang xác minh ghi rõ mục cần sửa."
	},
	account_frozen: {
		subject: "{site}: tài khoản đã đóng băng",
		text: "Tài khoản {site} của bạn đã đóng băng: mọi thiết bị bị đăng xuất, các khóa API bị thu hồi và không thể rút tiền. Hãy mở lại ở trang đăng nhập bằng mật khẩu, mã xác minh và xác thực hai yếu tố.",
		sms: "{site}: tài khoản của bạn đã đóng băng, không thể rút tiền. Hãy mở lại ở trang đăng nhập."
	},
	account_unfrozen: {
		subject: "{site}: tài khoản đã mở lại",
		text: "Tài khoản {site} của bạn đã mở lại. Rút tiền tạm dừng đến {until}.",
		sms: "{site}: tài khoản của bạn đã mở lại. Rút tiền tạm dừng đến {until}."
	},
	recovery_requested: {
		subject: "{site}: yêu cầu gỡ mọi phương thức xác thực hai yếu tố",
		text: "Có người biết mật khẩu của bạn và đã xác nhận các địa chỉ của bạn cho biết mọi phương thức xác thực hai yếu tố của tài khoản tại {site} đã bị mất và yêu cầu gỡ chúng.\n\nThiết bị: {device}\nMạng: {network}\nKhông gỡ trước: {dueAt}\n\n{account, select, frozen {Tài khoản đang đóng băng và vẫn như vậy đến thời điểm đó; khi xác thực được gỡ, tài khoản cũng được mở lại. Trước đó có thể hủy yêu cầu, kể cả bằng cách mở lại tài khoản với xác thực hai yếu tố.} other {Trước thời điểm đó có thể hủy yêu cầu, kể cả bằng một lần đăng nhập với xác thực hai yếu tố.}} Rút tiền đang tạm dừng.",
		sms: "{site}: có người yêu cầu {account, select, frozen {mở tài khoản đang đóng băng và } other {}}gỡ mọi xác thực hai yếu tố, không trước {dueAt}. Không phải bạn? Hủy tại: {cancelLink}"
	},
	recovery_allowed: {
		subject: "{site}: yêu cầu khôi phục tài khoản được chấp nhận",
		text: "Người xét duyệt đã so ảnh với danh tính đã xác minh của bạn và chấp nhận khôi phục tài khoản tại {site}. Mọi phương thức xác thực hai yếu tố sẽ được gỡ vào {dueAt}; trước đó vẫn có thể hủy yêu cầu.",
		sms: "{site}: yêu cầu khôi phục được chấp nhận. Mọi xác thực hai yếu tố sẽ được gỡ vào {dueAt}. Không phải bạn? Hủy tại: {cancelLink}"
	},
	recovery_refused: {
		subject: "{site}: yêu cầu khôi phục tài khoản bị từ chối",
		text: "Người xét duyệt đã từ chối khôi phục tài khoản của bạn tại {site}: {reason}\n\nXác thực hai yếu tố vẫn giữ nguyên. Bạn có thể gửi yêu cầu mới với ảnh mới.",
		sms: "{site}: yêu cầu khôi phục tài khoản bị từ chối. Xác thực hai yếu tố vẫn giữ nguyên."
	},
	recovery_done: {
		subject: "{site}: mọi phương thức xác thực hai yếu tố đã được gỡ",
		text: "Đã hết thời gian chờ: ứng dụng xác thực, mọi khóa truy cập và mọi mã khôi phục của tài khoản tại {site} đã được gỡ, mọi thiết bị đã bị đăng xuất và mọi khóa API đã chấm dứt.{account, select, frozen { Tài khoản không còn đóng băng.} other {}} Hãy đăng nhập bằng mật khẩu và thiết lập lại xác thực hai yếu tố ngay.\n\nMật khẩu thanh toán vẫn giữ nguyên. Rút tiền tạm dừng đến {until}.",
		sms: "{site}: mọi phương thức xác thực hai yếu tố của tài khoản đã được gỡ{account, select, frozen {, tài khoản không còn đóng băng} other {}}. Hãy đăng nhập và thiết lập mới. Rút tiền tạm dừng đến {until}."
	},
	recovery_cancelled: {
		subject: "{site}: yêu cầu khôi phục tài khoản đã bị hủy",
		text: "Yêu cầu gỡ mọi phương thức xác thực hai yếu tố của tài khoản tại {site} đã bị hủy. Chúng vẫn giữ nguyên. Nếu bạn không gửi yêu cầu đó, có người biết mật khẩu của bạn: hãy đổi ngay.",
		sms: "{site}: yêu cầu khôi phục đã bị hủy, xác thực hai yếu tố giữ nguyên. Không phải bạn yêu cầu? Hãy đổi mật khẩu ngay."
	},
	api_key_made: {
		subject: "{site}: khóa API mới",
		text: "Khóa API “{name}” vừa được tạo cho tài khoản {site} của bạn. Quyền của khóa: {scopes}.",
		sms: "{site}: khóa API “{name}” vừa được tạo. Không phải bạn? Hãy đóng băng tài khoản."
	}
};
// packages/messages/src/vn/mails.ts
var mails$1 = {
	register: {
		subject: "{site}: xác nhận đăng ký",
		text: "{code} là mã đăng ký {site} của bạn. Mã có hiệu lực trong {minutes} phút.\n\n{site} không bao giờ hỏi bạn mã này. Chỉ nhập mã trên chính {site}; nếu bạn không yêu cầu, hãy bỏ qua tin này.",
		sms: "{site}: {code} là mã đăng ký, hiệu lực {minutes} phút. Không đưa mã cho bất kỳ ai, kể cả chúng tôi."
	},
	login: {
		subject: "{site}: mã đăng nhập",
		text: "{code} là mã đăng nhập {site} của bạn. Mã có hiệu lực trong {minutes} phút.\n\n{site} không bao giờ hỏi bạn mã này. Nếu lúc này bạn không đăng nhập, có người đã biết mật khẩu của bạn: hãy đổi ngay.",
		sms: "{site}: {code} là mã đăng nhập, hiệu lực {minutes} phút. Không đưa mã cho bất kỳ ai. Không phải bạn? Hãy đổi mật khẩu."
	},
	forget: {
		subject: "{site}: đặt lại mật khẩu",
		text: "{code} là mã đặt lại mật khẩu {site} của bạn. Mã có hiệu lực trong {minutes} phút.\n\nAi có mã này đều có thể chiếm tài khoản của bạn. {site} không bao giờ hỏi bạn mã này. Nếu bạn không yêu cầu, hãy bỏ qua: mật khẩu vẫn giữ nguyên.",
		sms: "{site}: {code} là mã đặt lại mật khẩu, hiệu lực {minutes} phút. Ai có mã đều có thể chiếm tài khoản: đừng đưa cho ai."
	},
	bind: {
		subject: "{site}: xác nhận thông tin liên hệ mới",
		text: "{code} là mã để liên kết email này với tài khoản {site} của bạn. Mã có hiệu lực trong {minutes} phút.\n\n{site} không bao giờ hỏi bạn mã này. Nếu bạn không yêu cầu, hãy bỏ qua: không có gì thay đổi.",
		sms: "{site}: {code} là mã liên kết số điện thoại này, hiệu lực {minutes} phút. Không đưa mã cho bất kỳ ai."
	},
	unfreeze: {
		subject: "{site}: mở lại tài khoản",
		text: "{code} là mã để mở lại tài khoản {site} đang đóng băng của bạn. Mã có hiệu lực trong {minutes} phút.\n\nNếu bạn không yêu cầu, có người đang cố mở tài khoản của bạn: đừng đưa mã cho ai và cứ để tài khoản đóng băng.",
		sms: "{site}: {code} là mã mở lại tài khoản đang đóng băng, hiệu lực {minutes} phút. Không phải bạn? Đừng đưa mã cho ai và cứ để tài khoản đóng băng."
	},
	password: {
		subject: "{site}: mã đổi mật khẩu",
		text: "{code} là mã đổi mật khẩu {site} của bạn. Mã có hiệu lực trong {minutes} phút.\n\n{site} không bao giờ hỏi bạn mã này. Nếu lúc này bạn không đổi mật khẩu, có người đang dùng tài khoản của bạn.",
		sms: "{site}: {code} là mã đổi mật khẩu, hiệu lực {minutes} phút. Không phải bạn? Có người đang dùng tài khoản của bạn."
	},
	pay_password: {
		subject: "{site}: mã đặt lại mật khẩu thanh toán",
		text: "{code} là mã đặt lại mật khẩu thanh toán {site} của bạn. Mã có hiệu lực trong {minutes} phút.\n\n{site} không bao giờ hỏi bạn mã này. Nếu lúc này bạn không đặt lại mật khẩu thanh toán, có người đang dùng tài khoản của bạn.",
		sms: "{site}: {code} là mã đặt lại mật khẩu thanh toán, hiệu lực {minutes} phút. Không phải bạn? Có người đang dùng tài khoản của bạn."
	},
	confirm: {
		subject: "{site}: xác nhận đổi thông tin liên hệ",
		text: "{code} là mã để đổi email hoặc số điện thoại của tài khoản {site}. Mã có hiệu lực trong {minutes} phút.\n\nVới mã này có thể đổi thông tin liên hệ của tài khoản. Nếu lúc này bạn không làm việc đó, đừng đưa mã cho ai: có người đang dùng tài khoản của bạn.",
		sms: "{site}: {code} là mã đổi email hoặc số điện thoại, hiệu lực {minutes} phút. Không phải bạn? Đừng đưa mã cho ai."
	},
	recovery: {
		subject: "{site}: khôi phục tài khoản của bạn",
		text: "{code} là mã để khôi phục tài khoản của bạn tại {site}. Mã có hiệu lực trong {minutes} phút.\n\nAi có mã này và mật khẩu của bạn có thể yêu cầu gỡ mọi phương thức xác thực hai yếu tố của tài khoản. {site} không bao giờ hỏi bạn mã này. Nếu lúc này bạn không làm việc đó, đừng đưa mã cho ai và hãy đổi mật khẩu.",
		sms: "{site}: {code} là mã khôi phục tài khoản, có hiệu lực {minutes} phút. Không phải bạn? Đừng đưa mã cho ai và hãy đổi mật khẩu."
	},
	already_registered: {
		subject: "{site}: bạn đã có tài khoản",
		text: "Có người vừa dùng email này để đăng ký {site}, nhưng email đã có tài khoản. Hãy đăng nhập; nếu quên mật khẩu, hãy chọn “Quên mật khẩu?”. Nếu không phải bạn, bạn không cần làm gì.",
		sms: "{site}: số này đã có tài khoản. Hãy đăng nhập hoặc chọn “Quên mật khẩu?”. Nếu không phải bạn, bạn không cần làm gì."
	},
	already_bound: {
		subject: "{site}: thông tin liên hệ của bạn đã được liên kết",
		text: "Vừa có người thử liên kết email này với một tài khoản khác tại {site}, nhưng email đã thuộc về tài khoản của bạn. Không có gì thay đổi. Nếu là bạn, hãy chọn email khác.",
		sms: "{site}: có người thử liên kết số này với tài khoản khác. Số đã thuộc về tài khoản của bạn; không có gì thay đổi."
	}
};
// packages/messages/src/vn/parameter.ts
var parameter$1 = {
	missing: "{field}: trường này là bắt buộc.",
	invalid: "{field}: giá trị không hợp lệ.",
	not_text: "{field}: hãy nhập một đoạn văn bản.",
	not_a_number: "{field}: hãy nhập số nguyên.",
	not_an_amount: "{field}: hãy nhập số thập phân như 0.5, không dấu, không khoảng trắng, không phân cách hàng nghìn.",
	not_a_time: "{field}: hãy nhập thời gian tính bằng mili giây từ năm 1970.",
	not_in_list: "{field}: không nằm trong các giá trị cho phép.",
	not_a_request_id: "{field}: dùng 8 đến 64 chữ cái, chữ số, “-” hoặc “_”.",
	not_a_code: "{field}: mã xác minh gồm đúng sáu chữ số.",
	not_a_symbol: "{field}: hãy nhập một cặp như BTC/USDT.",
	not_lots: "{field}: hãy nhập số lot với tối đa hai chữ số thập phân, ví dụ 1.5.",
	not_a_hash: "{field}: hãy nhập mã băm của điều khoản gồm 64 ký tự thập lục phân.",
	not_a_list: "{field}: hãy nhập danh sách, các mục cách nhau bằng “,” và các phần của mỗi mục bằng “:”.",
	out_of_range: "{field}: số nằm ngoài phạm vi cho phép.",
	too_short: "{field}: nội dung quá ngắn.",
	too_long: "{field}: nội dung quá dài.",
	unknown: "{field}: lệnh gọi này không có trường như vậy. Hãy kiểm tra cách viết.",
	nothing: "{field}: hãy bỏ trường này đi thay vì gửi null."
};
// packages/messages/src/vn/refusals.ts
var refusals$1 = {
	not_permitted: "Bạn không được phép thực hiện thao tác này.",
	account_not_found: "Không tìm thấy tài khoản giao dịch của bạn. Vui lòng đăng nhập lại.",
	asset_not_found: "Tài sản này không có trên sàn.",
	asset_exists: "Tài sản này đã được niêm yết.",
	asset_invalid: "Thông số của tài sản này không hợp lệ.",
	pair_not_found: "Cặp giao dịch này không có trên sàn.",
	pair_exists: "Cặp giao dịch này đã được niêm yết.",
	pair_invalid: "Thông số của cặp giao dịch này không hợp lệ.",
	amount_invalid: "Hãy nhập số lượng lớn hơn 0 và không quá số chữ số thập phân của tài sản.",
	balance_insufficient: "Số dư không đủ. Hãy nhập số lượng nhỏ hơn hoặc chuyển thêm tiền vào tài khoản này.",
	tick_out_of_order: "Giá đến sai thứ tự và đã bị bỏ qua.",
	practice_only: "Chức năng này chỉ có trên trang luyện tập.",
	already_claimed_today: "Hôm nay bạn đã nhận tài sản này rồi. Hãy quay lại sau 00:00 UTC.",
	faucet_not_offered: "Tài sản này không có tiền luyện tập. Hãy chọn tài sản khác.",
	transfer_same_account: "Hãy chọn hai tài khoản khác nhau.",
	transfer_not_allowed: "Tài khoản đó không thể giữ tài sản này. Tiền pháp định chỉ nằm trong tài khoản riêng: hãy quy đổi sang USDT để dùng ở nơi khác.",
	convert_same_asset: "Hãy chọn hai tài sản khác nhau.",
	convert_not_offered: "Không thể quy đổi giữa hai tài sản này.",
	convert_too_small: "Số lượng thấp hơn mức quy đổi tối thiểu. Hãy nhập số lượng lớn hơn.",
	quote_not_found: "Báo giá này không còn tồn tại. Hãy lấy báo giá mới.",
	quote_expired: "Báo giá đã hết hạn. Chưa có gì được quy đổi; hãy lấy báo giá mới.",
	quote_used: "Báo giá này đã được sử dụng. Hãy xem lịch sử quy đổi.",
	quote_moved: "Giá đã thay đổi sau khi báo giá. Chưa có gì được quy đổi; đây là báo giá mới.",
	quote_replaced: "Bạn đã lấy báo giá mới hơn cho hai tài sản này. Chưa có gì được quy đổi; hãy dùng báo giá mới.",
	quote_differs: "Nội dung gửi đi không khớp với báo giá. Chưa có gì được quy đổi; hãy lấy báo giá mới.",
	too_many_quotes: "Bạn đã lấy quá nhiều báo giá. Hãy đợi một phút rồi thử lại.",
	convert_too_large: "Số lượng vượt mức tối đa của một lần quy đổi. Hãy nhập số lượng nhỏ hơn.",
	convert_day_limit: "Vượt hạn mức quy đổi một tài sản trong 24 giờ. Hãy nhập số lượng nhỏ hơn hoặc chờ thêm.",
	convert_house_limit: "Hôm nay không thể quy đổi thêm tài sản này. Hãy nhập số lượng nhỏ hơn hoặc giao dịch trên thị trường.",
	fiat_rate_stale: "Tỷ giá của loại tiền này đã quá cũ để quy đổi. Vui lòng thử lại sau.",
	fiat_rate_invalid: "Tỷ giá cần một loại tiền pháp định đã niêm yết, nguồn và thời điểm trong vòng 72 giờ qua.",
	liquidity_insufficient: "Hiện sàn không đủ thanh khoản cho số lượng này. Hãy thử số lượng nhỏ hơn.",
	pair_has_no_book: "Cặp này chỉ hiển thị giá chỉ số và không thể giao dịch tại đây.",
	price_off_tick: "Giá không đúng: phải là bội số của bước giá của cặp này.",
	price_out_of_band: "Giá không đúng: quá xa giá chỉ số. Hãy chọn giá gần thị trường hơn.",
	quantity_off_lot: "Số lượng phải là bội số của bước số lượng của cặp này.",
	quantity_too_large: "Số lượng vượt mức lệnh lớn nhất của cặp này. Hãy chia thành các lệnh nhỏ hơn.",
	notional_too_small: "Giá trị lệnh thấp hơn mức tối thiểu của cặp này. Hãy tăng số lượng.",
	too_many_open_orders: "Bạn có quá nhiều lệnh chờ. Hãy hủy bớt trước.",
	order_not_found: "Không tìm thấy lệnh này trong các lệnh của bạn.",
	order_not_open: "Lệnh này đã kết thúc. Hãy xem lịch sử lệnh.",
	amend_below_filled: "Số lượng mới phải lớn hơn phần đã khớp.",
	amend_nothing: "Không có gì thay đổi. Hãy nhập giá hoặc số lượng mới.",
	request_id_reused: "Mã yêu cầu này đã dùng cho thao tác khác. Chưa có gì được thực hiện; vui lòng thử lại.",
	margin_needed: "Các vị thế hợp đồng đang mở cần số tiền này làm ký quỹ. Hãy đóng bớt hoặc chuyển số nhỏ hơn.",
	terms_invalid: "Các điều khoản này không hợp lệ. Hãy kiểm tra phạm vi và thứ tự các bậc.",
	calendar_invalid: "Lịch này không hợp lệ: các phiên phải theo thứ tự và không chồng lên nhau.",
	market_closed: "Thị trường đang đóng cửa. Cho đến khi mở cửa, chỉ nhận lệnh giới hạn gần giá đóng cửa gần nhất.",
	contract_not_offered: "Hiện thị trường này không nhận hợp đồng mới. Các hợp đồng đang mở vẫn tiếp tục.",
	multiple_too_high: "Đòn bẩy này quá cao so với quy mô vị thế. Hãy chọn đòn bẩy thấp hơn hoặc ít lot hơn.",
	lots_too_small: "Số lot thấp hơn mức nhỏ nhất của thị trường này. Hãy nhập nhiều lot hơn.",
	lots_too_large: "Số lot vượt mức tối đa của một vị thế hoặc số lot còn lại. Hãy nhập ít lot hơn.",
	account_lots_full: "Nếu thêm, bạn sẽ giữ quá số lot mà một tài khoản được phép ở chiều này của thị trường. Hãy nhập ít lot hơn.",
	too_many_tickets: "Bạn có quá nhiều vị thế và lệnh hợp đồng. Hãy đóng hoặc hủy bớt trước.",
	open_interest_full: "Hiện sàn không nhận thêm được hợp đồng ở chiều này. Hãy thử ít lot hơn hoặc quay lại sau.",
	ticket_not_found: "Không tìm thấy hợp đồng này trong các hợp đồng của bạn. Có thể nó đã kết thúc; hãy xem lịch sử.",
	ticket_not_pending: "Lệnh này đã khớp hoặc đã kết thúc nên không thể hủy.",
	ticket_not_open: "Hợp đồng này không ở trạng thái mở: đang chờ khớp, đang đóng hoặc đã kết thúc.",
	ticket_is_copied: "Hợp đồng này là hợp đồng sao chép. Hãy chuyển thành tự giữ trước khi thay đổi như vậy.",
	margin_not_isolated: "Hợp đồng này dùng chung ký quỹ của tài khoản. Chỉ hợp đồng cô lập mới có ký quỹ riêng để chuyển.",
	margin_too_low: "Ký quỹ còn lại sẽ không đủ cho hợp đồng này. Hãy rút bớt số nhỏ hơn.",
	nothing_to_close: "Không có hợp đồng nào thuộc loại này để đóng.",
	option_not_offered: "Hiện cặp này không nhận quyền chọn mới. Các quyền chọn đang chạy vẫn tiếp tục.",
	seconds_not_offered: "Không có thời hạn này. Hãy chọn trong danh sách.",
	terms_changed: "Điều khoản vừa thay đổi nên chưa mua gì. Hãy xem điều khoản mới và đặt lại.",
	valid_until_too_far: "Lệnh chỉ được có hiệu lực tối đa một giây. Hãy kiểm tra đồng hồ trên thiết bị.",
	order_too_late: "Lệnh đến quá muộn nên chưa mua gì. Vui lòng thử lại.",
	stake_too_small: "Số tiền đặt thấp hơn mức tối thiểu. Hãy nhập số lớn hơn.",
	stake_too_large: "Số tiền đặt vượt mức tối đa. Hãy nhập số nhỏ hơn.",
	exposure_full: "Hiện sàn không thể dự trữ đủ tiền thưởng cho quyền chọn này. Hãy nhập số nhỏ hơn hoặc thử lại sau.",
	options_paused: "Bạn đã tự tạm dừng quyền chọn. Bạn có thể mua lại khi hết thời gian tạm dừng.",
	pause_invalid: "Thời gian tạm dừng phải kết thúc muộn hơn hiện tại và trong vòng năm năm.",
	daily_stake_limit: "Vượt giới hạn số tiền đặt mỗi ngày do bạn tự đặt. Giới hạn bắt đầu lại lúc 00:00 UTC.",
	daily_loss_limit: "Có thể vượt giới hạn thua lỗ mỗi ngày do bạn tự đặt. Giới hạn bắt đầu lại lúc 00:00 UTC.",
	share_invalid: "Hãy nhập tỷ lệ chia lợi nhuận trong mức cho phép.",
	trader_exists: "Bạn đã đăng ký trở thành trader. Hãy xem “Trader của tôi”.",
	trader_not_found: "Không tìm thấy trader này.",
	trader_not_followable: "Hiện không thể sao chép trader này. Hãy chọn người khác.",
	trader_state_wrong: "Quyết định này không phù hợp với trạng thái hiện tại của trader.",
	traders_cannot_follow: "Trader đang có thể được sao chép thì không thể sao chép người khác.",
	followers_cannot_lead: "Hãy ngừng sao chép người khác và đóng các vị thế sao chép trước khi đăng ký trở thành trader.",
	followers_full: "Trader này đã đủ số người sao chép. Hãy chọn người khác.",
	follow_self: "Bạn không thể sao chép chính mình.",
	follow_invalid: "Khối lượng hoặc các giới hạn của lượt sao chép này nằm ngoài phạm vi. Hãy kiểm tra lại.",
	follow_not_found: "Bạn không sao chép trader này.",
	ticket_not_copied: "Hợp đồng này vốn đã là của bạn.",
	copy_not_offered: "Hiện chưa cung cấp sao chép giao dịch.",
	rail_invalid: "Thiết lập của kênh này không hợp lệ: hãy kiểm tra số xác nhận, mức tối thiểu và phí.",
	rail_not_found: "Tài sản này không hỗ trợ mạng đó. Hãy chọn mạng khác.",
	deposits_closed: "Nạp tiền qua mạng này đang tạm dừng. Đừng gửi gì lúc này; hãy chọn mạng khác hoặc quay lại sau.",
	withdrawals_closed: "Rút tiền qua mạng này đang tạm dừng. Tiền của bạn vẫn nguyên; hãy chọn mạng khác hoặc quay lại sau.",
	hold_invalid: "Không thể đặt hoặc gỡ lệnh tạm dừng này thủ công.",
	hold_not_found: "Tài khoản này không có lệnh tạm dừng đó.",
	deposit_differs: "Khoản thanh toán này đã được ghi nhận với số tiền hoặc người nhận khác.",
	deposit_not_found: "Khoản thanh toán này chưa được ghi nhận.",
	deposit_credited: "Khoản thanh toán này đã được ghi có.",
	deposit_too_old: "Khoản thanh toán này quá cũ để tự động ghi có. Hãy gửi thông báo kèm chứng từ để nhân viên xem xét.",
	confirmations_missing: "Khoản thanh toán này chưa đủ số xác nhận.",
	claim_not_found: "Không tìm thấy thông báo này, hoặc thông báo đã được xử lý.",
	claim_differs: "Nhân viên thứ nhất ghi nhận số tiền khác. Hãy thống nhất số tiền đã nhận trước khi ghi có.",
	too_many_claims: "Bạn đang có mười thông báo chờ xem xét. Vui lòng đợi một thông báo được xử lý.",
	second_person_needed: "Việc này cần một nhân viên thứ hai quyết định, không phải cùng một người.",
	destination_exists: "Địa chỉ hoặc thẻ này đã được lưu. Hãy chọn trong danh sách của bạn.",
	destination_not_found: "Hãy chọn một địa chỉ hoặc thẻ bạn đã lưu.",
	destination_waits: "Địa chỉ hoặc thẻ này còn mới nên chưa dùng được. Hãy chọn địa chỉ hoặc thẻ đã thêm trước đó, hoặc đợi đến giờ ghi bên cạnh.",
	too_many_destinations: "Bạn đã lưu đủ số địa chỉ và thẻ cho phép. Hãy xóa bớt địa chỉ hoặc thẻ không còn dùng.",
	product_unavailable: "Sản phẩm này hiện không được cung cấp tại đây hoặc tại quốc gia của bạn. Những gì bạn đang có vẫn có thể đóng, bán hoặc rút.",
	country_invalid: "Quốc gia gồm hai chữ cái in hoa, ví dụ VN.",
	clock_fault: "Giá đang tạm dừng trong lúc kiểm tra đồng hồ của máy chủ. Lệnh và vị thế của bạn được giữ nguyên; vui lòng thử lại sau.",
	clock_not_ahead: "Đồng hồ không bị nhảy về phía trước nên không có gì để xác nhận.",
	proposal_needed: "Thay đổi này nới lỏng biện pháp bảo vệ: hãy đề xuất để một nhân viên khác xác nhận.",
	proposal_not_found: "Không tìm thấy đề xuất này, hoặc đề xuất đã kết thúc.",
	proposal_confirmed: "Đề xuất này đã được xác nhận và đang chờ đến thời điểm có hiệu lực.",
	proposal_outdated: "Nội dung cần thay đổi đã khác so với lúc đề xuất. Hãy hủy và đề xuất lại.",
	too_many_proposals: "Có quá nhiều đề xuất đang chờ. Hãy xác nhận hoặc hủy bớt.",
	proof_used: "Hình này đã được gửi kèm một thông báo khác. Mỗi khoản thanh toán cần biên lai riêng.",
	credit_above_claim: "Số tiền này lớn hơn số đã khai báo.",
	credit_cap: "Số tiền này vượt mức một nhân viên được ghi có trong một giờ hoặc một ngày.",
	identity_needed: "Vui lòng xác minh danh tính trước, sau đó bạn có thể rút tiền.",
	withdrawals_held: "Tài khoản của bạn đang tạm dừng rút tiền. Lý do và thời gian còn lại có trong Cài đặt, “Cài đặt bảo mật”.",
	withdrawal_too_small: "Số này nhỏ hơn mức rút tối thiểu của mạng, hoặc phí sẽ trừ hết số tiền. Hãy nhập số lớn hơn.",
	withdrawal_limit: "Số này vượt hạn mức 24 giờ của bạn. Hãy nhập ít hơn, đợi các lần rút trước qua 24 giờ, hoặc nâng cấp xác minh.",
	too_many_withdrawals: "Bạn có quá nhiều lệnh rút đang xử lý. Vui lòng đợi một lệnh hoàn tất.",
	withdrawal_not_found: "Không tìm thấy lệnh rút này.",
	withdrawal_status_wrong: "Lệnh rút này đã chuyển sang bước khác nên không thể làm việc này nữa.",
	treasury_insufficient: "Quỹ của sàn không đủ để chi trả. Hãy nạp thêm quỹ trước.",
	login_locked: "Đăng nhập sai quá nhiều lần. Bạn cũng có thể đặt lại mật khẩu.",
	work_needed: "Máy chủ đang rất bận và cần kiểm tra thiết bị của bạn trước. Vui lòng thử lại.",
	user_string_invalid: "Hãy nhập địa chỉ email hoặc số điện thoại hợp lệ.",
	code_wrong: "Mã xác minh không đúng. Hãy kiểm tra và thử lại.",
	code_expired: "Mã xác minh không còn hiệu lực. Hãy lấy mã mới.",
	own_code_wrong: "Mã gửi đến email hoặc số điện thoại hiện tại của bạn không đúng. Hãy kiểm tra và thử lại.",
	own_code_expired: "Mã gửi đến email hoặc số điện thoại hiện tại của bạn không còn hiệu lực. Hãy lấy mã mới.",
	code_resend_too_soon: "Mã vừa được gửi.",
	code_daily_limit: "Hôm nay đã gửi quá nhiều mã.",
	password_too_short: "Mật khẩu phải dài hơn sáu ký tự.",
	password_too_long: "Nội dung quá dài: mật khẩu tối đa 128 ký tự.",
	password_common: "Mật khẩu này dễ đoán: nhiều người dùng mật khẩu tương tự, hoặc nó chứa tên của bạn hay của chúng tôi. Hãy chọn mật khẩu khác.",
	passwords_differ: "Hai mật khẩu không khớp.",
	extension_code_unknown: "Mã mời này không tồn tại. Hãy kiểm tra lại hoặc để trống.",
	registration_failed: "Đăng ký thất bại. Nếu đã có tài khoản, hãy đăng nhập hoặc đặt lại mật khẩu.",
	country_code_unknown: "Không có mã quốc gia này. Hãy chọn trong danh sách.",
	message_not_delivered: "Không gửi được mã. Hãy kiểm tra email hoặc số điện thoại, hoặc thử lại sau.",
	content_not_found: "Nội dung này không còn nữa.",
	fee_changed: "Phí đã thay đổi so với lúc hiển thị. Hãy xem lại và xác nhận lần nữa.",
	address_invalid: "Đây không phải địa chỉ hợp lệ của mạng này. Hãy sao chép lại đầy đủ và kiểm tra mạng.",
	qr_unreadable: "Không đọc được mã QR trong ảnh. Hãy chụp lại rõ nét, đầy đủ và đủ sáng.",
	qr_differs: "Mã QR chứa địa chỉ khác với địa chỉ bạn nhập. Đừng dùng địa chỉ nào trước khi biết chắc địa chỉ nào đúng.",
	card_incomplete: "Hãy nhập đủ các trường của thẻ: mã SWIFT, và số ABA nếu ngân hàng ở Hoa Kỳ.",
	chain_unavailable: "Hiện chưa thể truy vấn mạng này. Tiền của bạn không bị ảnh hưởng; vui lòng thử lại sau vài phút.",
	practice_too_much: "Số này vượt mức tiền luyện tập được cấp trong một ngày. Hãy nhập số nhỏ hơn hoặc quay lại sau 00:00 UTC.",
	statement_period_invalid: "Hãy chọn khoảng thời gian tối đa 366 ngày, ngày cuối sau ngày đầu.",
	statement_too_long: "Khoảng thời gian này có quá nhiều dòng. Hãy chọn khoảng ngắn hơn.",
	upload_missing: "Hãy chọn ảnh để tải lên.",
	upload_type_wrong: "Không nhận loại tệp này. Hãy chọn ảnh (JPEG, PNG, WebP, GIF hoặc AVIF).",
	upload_unreadable: "Ảnh này bị hỏng hoặc không đọc được. Hãy chọn ảnh khác hoặc chụp lại.",
	upload_too_many_pixels: "Ảnh này lớn hơn 40 megapixel. Hãy chọn ảnh nhỏ hơn.",
	upload_quota_used: "Bạn đã tải lên hết mức cho phép trong ngày. Vui lòng thử lại vào ngày mai.",
	upload_not_found: "Ảnh đã tải lên không còn nữa. Vui lòng chọn lại ảnh.",
	contact_needed: "Hãy liên kết email và số điện thoại trước.",
	identity_in_review: "Danh tính của bạn đang được xét duyệt. Chúng tôi sẽ thông báo cho bạn.",
	identity_verified_already: "Cấp này đã được xác minh.",
	identity_basic_needed: "Hãy xác minh cấp cơ bản trước.",
	identity_daily_limit: "Bạn đã gửi hồ sơ hết số lần cho phép trong ngày. Vui lòng thử lại vào ngày mai.",
	identity_fields_missing: "Hãy điền đầy đủ thông tin giấy tờ.",
	identity_name_invalid: "Hãy nhập đúng họ tên như trên giấy tờ.",
	identity_number_invalid: "Hãy nhập đúng số giấy tờ.",
	identity_too_young: "Bạn phải đủ 18 tuổi.",
	identity_pictures_missing: "Hãy thêm ảnh hai mặt của giấy tờ; với hộ chiếu, là trang có ảnh của bạn.",
	identity_taken: "Số giấy tờ này đã được người khác dùng để xác minh.",
	birth_date_invalid: "Hãy nhập đúng ngày sinh.",
	birth_date_differs: "Ngày sinh không khớp với số giấy tờ.",
	nickname_invalid: "Biệt danh gồm 2 đến 10 chữ cái, chữ Hán hoặc chữ số.",
	nickname_reserved: "Biệt danh này dễ bị nhầm với nhân viên của chúng tôi. Hãy chọn tên khác.",
	nickname_taken: "Biệt danh này, hoặc một biệt danh trông giống vậy, đã có người dùng. Hãy chọn tên khác.",
	signature_invalid: "Chữ ký gồm 2 đến 30 ký tự. Không được dùng ký tự đặc biệt.",
	case_not_found: "Không có hồ sơ mang số này.",
	case_not_opened: "Hãy mở hồ sơ này trước và nêu lý do. Hồ sơ mở trong một khoảng thời gian.",
	case_decided: "Hồ sơ này đã được quyết định.",
	document_not_found: "Hồ sơ này không có ảnh đó, hoặc ảnh đã bị xóa.",
	failures_invalid: "Hồ sơ không đạt cần ít nhất một mục kèm lý do, hồ sơ đạt thì không có mục nào, và mỗi mục chỉ nêu một lần.",
	account_frozen: "Tài khoản này đang đóng băng. Hãy mở lại bằng mật khẩu, mã xác minh và xác thực hai yếu tố.",
	account_not_frozen: "Tài khoản này không bị đóng băng. Bạn chỉ cần đăng nhập.",
	freeze_link_invalid: "Liên kết này không còn hiệu lực. Hãy đăng nhập và đóng băng tài khoản ở trang bảo mật.",
	second_factor_needed: "Hãy nhập mã của ứng dụng xác thực, hoặc dùng khóa truy cập.",
	second_factor_missing: "Việc này cần xác thực hai yếu tố. Hãy thiết lập khóa truy cập hoặc ứng dụng xác thực, hoặc xác nhận bằng phương thức bạn đang có.",
	second_factor_wrong: "Xác thực hai yếu tố không thành công. Mỗi mã của ứng dụng chỉ dùng một lần: hãy chờ mã tiếp theo.",
	second_factor_locked: "Xác thực hai yếu tố sai quá nhiều lần.",
	pay_password_missing: "Việc này cần mật khẩu thanh toán. Hãy nhập, hoặc đặt mật khẩu thanh toán trước.",
	pay_password_wrong: "Mật khẩu thanh toán không đúng.",
	pay_password_locked: "Mật khẩu thanh toán đã sai năm lần. Việc rút tiền bị khóa; giao dịch vẫn tiếp tục.",
	pay_password_weak: "Sáu chữ số này quá dễ đoán. Hãy chọn số khác.",
	step_up_expired: "Lần xác nhận này đã hết hạn hoặc đã được dùng. Vui lòng xác nhận lại.",
	step_up_differs: "Nội dung đã xác nhận khác với nội dung gửi đi. Chưa có gì được thực hiện; vui lòng xác nhận lại.",
	password_wrong: "Mật khẩu đăng nhập không đúng.",
	password_same: "Mật khẩu mới trùng với mật khẩu cũ. Hãy chọn mật khẩu khác.",
	channel_missing: "Tài khoản của bạn chưa liên kết email hoặc số điện thoại loại này.",
	address_taken: "Email hoặc số này đã thuộc về một tài khoản. Hãy chọn email hoặc số khác.",
	address_same: "Đây là email hoặc số bạn đang dùng.",
	totp_exists: "Ứng dụng xác thực đã được thiết lập. Hãy gỡ bỏ trước khi thêm ứng dụng khác.",
	totp_expired: "Khóa này đã hết hạn. Hãy bắt đầu lại.",
	factor_not_found: "Phương thức xác thực này không còn tồn tại.",
	passkey_refused: "Khóa truy cập này không được chấp nhận. Vui lòng thử lại.",
	too_many_passkeys: "Bạn đã có số khóa truy cập tối đa. Hãy gỡ bớt một khóa trước.",
	phishing_word_invalid: "Hãy nhập 4 đến 20 chữ cái hoặc chữ số; ở giữa có thể có dấu cách, \"-\", \"_\" và \".\".",
	api_key_not_found: "Khóa này không còn tồn tại.",
	api_key_addresses_invalid: "Hãy nhập các địa chỉ IP cách nhau bằng dấu phẩy, tối đa mười. Khóa được rút tiền cần ít nhất một địa chỉ.",
	too_many_api_keys: "Bạn đã có số khóa API tối đa. Hãy thu hồi một khóa trước.",
	recovery_not_needed: "Tài khoản này không có xác thực hai yếu tố. Bạn chỉ cần đăng nhập.",
	recovery_daily_limit: "Bạn đã bắt đầu số lần tối đa cho phép trong một ngày.",
	recovery_expired: "Đã quá thời gian. Hãy bắt đầu lại bằng mật khẩu của bạn.",
	recovery_submitted: "Bạn đã gửi yêu cầu khôi phục. Không cần gửi thêm gì, hãy chờ hết thời gian.",
	recovery_unproven: "Trước tiên hãy xác nhận email và số điện thoại bằng mã đã gửi.",
	recovery_picture_missing: "Hãy thêm ảnh trước: khuôn mặt, giấy tờ và tờ giấy ghi ngày cùng mã số.",
	recovery_link_invalid: "Liên kết này không hợp lệ. Hãy đăng nhập và xem trang bảo mật.",
	recovery_not_open: "Yêu cầu này đã kết thúc.",
	recovery_reason_missing: "Hãy nêu lý do từ chối: người dùng sẽ đọc.",
	token_renewed: "Phiên đăng nhập của bạn vừa được xác nhận lại. Vui lòng thử lại.",
	key_scope_missing: "Khóa API này không có quyền gọi chức năng này.",
	key_address_refused: "Khóa API này không được dùng từ địa chỉ này.",
	signed_out: "Vui lòng đăng nhập trước.",
	verification_needed: "Vui lòng xác minh danh tính trước.",
	operator_needed: "Thao tác này cần mã truy cập của người vận hành.",
	role_needed: "Vai trò của bạn không cho phép thao tác này.",
	not_found: "Không có gì ở địa chỉ này.",
	too_many_requests: "Quá nhiều yêu cầu. Vui lòng chờ giây lát rồi thử lại.",
	commands_used_up: "Tài khoản này đã gửi đủ số lệnh và yêu cầu cho phép trong một ngày. Bạn vẫn có thể hủy lệnh và đóng vị thế. Hạn mức được tính lại từ 00:00 UTC.",
	upload_too_slow: "Kết nối quá chậm để gửi ảnh này. Vui lòng thử lại khi mạng tốt hơn hoặc gửi ảnh nhỏ hơn.",
	too_large: "Dữ liệu gửi lên quá lớn.",
	server_busy: "Máy chủ đang bận. Không có dữ liệu nào bị mất; vui lòng thử lại.",
	server_fault: "Có lỗi từ phía chúng tôi. Vui lòng thử lại.",
	host_unknown: "Ở đây không có trang web nào tên này. Người vận hành có thể thêm tên này.",
	account_shared: "Đây là tài khoản dùng thử chung của mọi người: tên và phần bảo mật của nó được giữ nguyên. Hãy đăng ký tài khoản riêng để làm việc này."
};
var refusedFor$1 = {
	minutes: "{reason} Hãy thử lại sau {minutes, plural, other {# phút}}.",
	hours: "{reason} Hãy thử lại sau {hours, plural, other {# giờ}}."
};
// packages/messages/src/vn/statement.ts
var statement$1 = {
	title: "Sao kê tài khoản",
	uid: "UID",
	period: "Kỳ sao kê",
	asOf: "Tính đến",
	record: "bản ghi {sequence}",
	practice: "Tiền luyện tập: không có khoản nào trên sao kê này là tiền thật.",
	opening: "Số dư đầu kỳ",
	closing: "Số dư cuối kỳ",
	addsUp: "Số dư đầu kỳ cộng các biến động bằng số dư cuối kỳ. Mọi thời điểm theo giờ UTC.",
	entries: "Chi tiết biến động",
	inCsv: "Kỳ này có {count} dòng, nhiều hơn số dòng được in ở đây. Tệp CSV có đầy đủ.",
	nothing: "Trong kỳ này không có số dư và không có biến động.",
	page: "Trang {page}/{pages}",
	columns: {
		time: "Thời gian (UTC)",
		account: "Tài khoản",
		asset: "Tài sản",
		movement: "Biến động",
		kind: "Mã loại",
		count: "Số dòng",
		available: "Khả dụng",
		frozen: "Đóng băng",
		total: "Tổng",
		availableChange: "Thay đổi khả dụng",
		frozenChange: "Thay đổi đóng băng",
		fee: "Phí",
		availableAfter: "Khả dụng sau đó",
		frozenAfter: "Đóng băng sau đó",
		totalAfter: "Tổng sau đó",
		reference: "Tham chiếu",
		record: "Bản ghi"
	}
};
// packages/messages/src/vn/trading/index.ts
var trading$1 = {
	contract: {
		directions: {
			long: "Long",
			short: "Short"
		},
		marginModes: {
			cross: "Chéo",
			isolated: "Cô lập"
		},
		entryTypes: {
			market: "Thị trường",
			limit: "Giới hạn"
		},
		statuses: {
			pending: "Chờ khớp",
			open: "Đang mở",
			closing: "Đang đóng",
			closed: "Đã đóng",
			cancelled: "Đã hủy"
		},
		closeReasons: {
			user: "Bạn đã đóng.",
			take_profit: "Chỉ số chạm mức chốt lời.",
			stop_loss: "Chỉ số chạm mức cắt lỗ.",
			liquidation: "Bị thanh lý: vốn bảo đảm đã giảm xuống mức ký quỹ duy trì.",
			deleveraged: "Bị đóng để bù khoản lỗ của vị thế đối ứng mà quỹ bảo hiểm không đủ trả.",
			trader_closed: "Trader bạn sao chép đã đóng vị thế.",
			reversed: "Bạn đã đảo chiều: vị thế được đóng và đặt lệnh ngược lại."
		},
		cancelReasons: {
			user_cancelled: "Bạn đã hủy.",
			slippage_limit: "Báo giá kế tiếp vượt giới hạn trượt giá của bạn nên không mở gì.",
			margin_insufficient: "Khi đến lượt khớp, ký quỹ không đủ.",
			open_interest_full: "Sàn đã hết hạn mức cho vị thế mới theo chiều này.",
			pair_not_trading: "Cặp này đã tạm dừng giao dịch.",
			market_closed: "Thị trường đóng cửa trước khi lệnh khớp.",
			liquidation: "Tài khoản bị thanh lý, các lệnh chờ được hủy trước tiên."
		},
		closeChoices: {
			all: "Tất cả",
			long: "Chỉ Long",
			short: "Chỉ Short",
			winning: "Chỉ vị thế lãi",
			losing: "Chỉ vị thế lỗ"
		},
		noMarkets: "Chưa có hợp đồng nào để giao dịch",
		noStocks: "Chưa có cổ phiếu nào để giao dịch",
		guide: "Hợp đồng hoạt động thế nào",
		feesAndLimits: "Phí và giới hạn",
		times: "{multiple}x",
		form: {
			label: "Lệnh hợp đồng",
			marginMode: "Chế độ ký quỹ",
			multiple: "Đòn bẩy",
			orderType: "Loại lệnh",
			lots: "Số lot",
			lotIs: "1 lot = {amount} {asset}",
			closesAll: "Đóng tất cả",
			closesLots: "Đóng (lot)",
			margin: "Ký quỹ",
			overnight: "Qua đêm",
			liquidation: "Giá thanh lý",
			breakEven: "Hòa vốn",
			riskRate: "Tỷ lệ rủi ro",
			notional: "Giá trị danh nghĩa",
			openLong: "Mở Long",
			openShort: "Mở Short",
			never: "Không có"
		},
		marginHints: {
			cross: "Các vị thế dùng chung toàn bộ tài khoản hợp đồng: khó bị thanh lý hơn, nhưng có thể mất cả tài khoản.",
			isolated: "Vị thế chỉ có thể mất ký quỹ của chính nó. Bạn có thể nạp thêm hoặc rút bớt phần không cần."
		},
		entryHints: {
			market: "Khớp theo báo giá kế tiếp, trong giới hạn trượt giá của bạn.",
			limit: "Chờ đến khi báo giá chạm giá của bạn, rồi khớp ở giá đó hoặc tốt hơn."
		},
		multipleSheet: {
			text: "Ký quỹ bằng giá trị danh nghĩa chia cho đòn bẩy. Đòn bẩy càng cao, giá thanh lý càng gần.",
			most: "Tối đa {most}x cho {lots} lot",
			forLots: "Với {lots} lot",
			take: "Dùng {multiple}x"
		},
		confirm: {
			price: "Giá dự kiến",
			worstPrice: "Giá xấu nhất",
			hold: "Đóng băng đến khi khớp",
			openFee: "Phí mở",
			closeFee: "Phí đóng",
			overnight: "Phí qua đêm, mỗi đêm",
			riskRate: "Tỷ lệ rủi ro",
			liquidationRate: "Thanh lý bắt đầu ở",
			market: "Lệnh khớp theo báo giá kế tiếp, xấu nhất là {price}. Vượt mức đó thì không mở gì.",
			limit: "Lệnh chờ đến khi báo giá chạm {price}, rồi khớp ở giá đó hoặc tốt hơn. Trước đó bạn có thể hủy.",
			closed: "Thị trường đang đóng cửa: lệnh chờ và có thể khớp khi mở cửa."
		},
		problems: {
			notOffered: "Thị trường này không nhận vị thế mới.",
			marketClosed: "Thị trường đang đóng cửa: chỉ nhận lệnh giới hạn.",
			indexStale: "Chưa có giá chỉ số mới.",
			lotsMissing: "Nhập số lot.",
			priceMissing: "Nhập giá.",
			lotsMin: "Ít nhất {lots} lot.",
			lotsMax: "Tối đa {lots} lot mỗi lệnh.",
			room: "Sàn chỉ còn hạn mức {lots} lot.",
			multiple: "Với khối lượng này, tối đa {most}x.",
			balance: "Số dư không đủ",
			exitsMissing: "Nhập mức chốt lời hoặc cắt lỗ.",
			exitAbove: "{exit} phải cao hơn giá.",
			exitBelow: "{exit} phải thấp hơn giá.",
			exitLots: "Không thể đóng nhiều hơn số đang có."
		},
		quotes: {
			title: "Báo giá của sàn",
			overnight: "Phí qua đêm / còn",
			long: "Long mở ở",
			short: "Short mở ở",
			index: "Chỉ số",
			spread: "Chênh lệch",
			room: "Hạn mức còn lại (lot)",
			useAsLimit: "dùng làm giá giới hạn",
			counterparty: "Sàn là bên đối ứng của bạn"
		},
		house: {
			title: "Bên đối ứng là ai",
			counterparty: "Hợp đồng ở đây không có sổ lệnh. Bên đối ứng của mọi vị thế là sàn: tài khoản bảo lãnh của sàn, được cấp vốn và ghi sổ như mọi tài khoản khác.",
			quote: "Báo giá là giá chỉ số cộng trừ nửa mức chênh lệch: tổng cộng {spread}%. Mỗi lần báo giá, mọi người nhận cùng một giá.",
			nextTick: "Lệnh thị trường khớp theo báo giá đầu tiên sau lệnh. Cả bạn lẫn sàn đều không thể giao dịch ở mức giá mà chỉ một bên đã thấy.",
			room: "Sàn chỉ nhận vị thế mới trong mức tài khoản bảo lãnh chịu được khi giá biến động mạnh. Phần còn lại là hạn mức hiển thị ở đây; đóng vị thế thì lúc nào cũng được.",
			profit: "Bạn lãi thì sàn lỗ, và ngược lại. Phí và chênh lệch là phần sàn thu trong mọi trường hợp."
		},
		facts: {
			title: "Phí và giới hạn của {pair}",
			lot: "Một lot",
			lots: "Số lot mỗi lệnh",
			accountLots: "Tối đa mỗi chiều",
			spread: "Chênh lệch",
			fee: "Phí mở, phí đóng",
			overnight: "Phí qua đêm, mỗi năm",
			liquidationFee: "Phí thanh lý",
			tiers: "Ký quỹ duy trì theo giá trị danh nghĩa",
			tierFrom: "Từ {amount} {asset}",
			tierTerms: "{percent}%, tối đa {multiple}x"
		},
		session: {
			open: "Mở cửa",
			always: "Suốt ngày đêm",
			closesAt: "Đóng lúc {time}",
			opensAt: "Mở lúc {time}",
			owns: "Bạn giữ hợp đồng theo giá: không phải cổ phần, không quyền biểu quyết, không cổ tức.",
			rules: "Chỉ nhận lệnh giới hạn, cách giá gần nhất {price} không quá 1/đòn bẩy. Trước khi mở cửa không có gì khớp, đóng hay bị thanh lý."
		},
		account: {
			label: "Tài khoản hợp đồng",
			equity: "Vốn tài khoản ký quỹ ({asset})",
			used: "Ký quỹ đã dùng",
			unrealised: "Chưa thực hiện",
			riskRate: "Tỷ lệ rủi ro",
			starts: "Thanh lý bắt đầu ở tỷ lệ rủi ro {percent}",
			noCross: "Không có vị thế chéo: không có gì bị thanh lý chung",
			howTitle: "Tài khoản hợp đồng",
			held: "Đóng băng cho lệnh",
			crossMargin: "Ký quỹ vị thế chéo",
			isolatedMargin: "Ký quỹ vị thế cô lập",
			maintenance: "Ký quỹ duy trì (chéo)",
			spendable: "Dùng được cho vị thế mới",
			howRate: "Tỷ lệ rủi ro = (khả dụng + ký quỹ chéo + lãi lỗ chéo chưa thực hiện) ÷ ký quỹ chéo. Thanh lý bắt đầu khi phần vốn đó giảm xuống mức ký quỹ duy trì: vị thế xấu nhất bị đóng trước, đến khi phần còn lại an toàn.",
			howIsolated: "Vị thế cô lập đứng riêng: mỗi vị thế bị thanh lý theo ký quỹ của chính nó và không ảnh hưởng gì khác.",
			howZero: "Số dư của bạn thấp nhất là 0. Phần lỗ chưa trả được do quỹ bảo hiểm chịu."
		},
		lists: {
			label: "Vị thế và lệnh",
			positions: "Vị thế",
			positionsCount: "Vị thế ({count})",
			pending: "Lệnh chờ",
			pendingCount: "Lệnh chờ ({count})",
			history: "Lịch sử",
			noPositions: "Chưa có vị thế",
			noPositionsText: "Vị thế bạn mở sẽ hiện ở đây cùng lãi lỗ và rủi ro.",
			noPending: "Không có lệnh chờ",
			noPendingText: "Lệnh giới hạn chờ ở đây đến khi báo giá chạm giá của chúng.",
			noHistory: "Chưa có vị thế đã đóng",
			noHistoryText: "Vị thế đã đóng và lệnh đã hủy sẽ hiện ở đây.",
			signedOut: "Đăng nhập để xem vị thế và lệnh của bạn."
		},
		card: {
			unrealised: "Lãi/lỗ chưa thực hiện ({asset})",
			return: "Tỷ suất",
			entry: "Giá vào",
			mark: "Giá đánh dấu",
			liquidation: "Giá thanh lý",
			size: "Khối lượng",
			margin: "Ký quỹ",
			overnight: "Phí qua đêm",
			opened: "Mở lúc",
			lots: "Số lot",
			whyLiquidation: "Giá thanh lý được tính thế nào?",
			exits: "TP / SL",
			moveMargin: "Ký quỹ",
			reverse: "Đảo chiều",
			selfHold: "Tự giữ",
			close: "Đóng",
			copied: "Sao chép",
			closing: "Đóng theo báo giá kế tiếp",
			rank: "Thứ hạng giảm vị thế tự động: {rank}/5",
			of: "{action}: {pair}"
		},
		exitsSheet: {
			title: "Chốt lời / Cắt lỗ",
			text: "Khi chỉ số chạm mức này, vị thế đóng theo báo giá kế tiếp. Đặt một hoặc cả hai, cho toàn bộ hay một phần.",
			estimate: "Lãi/lỗ ước tính",
			part: "Chỉ một phần",
			save: "Lưu",
			saved: "Đã lưu TP / SL",
			removed: "Đã gỡ TP / SL"
		},
		marginSheet: {
			title: "Ký quỹ của {pair}",
			add: "Nạp thêm",
			remove: "Rút bớt",
			amount: "Số tiền",
			now: "Ký quỹ",
			after: "Ký quỹ sau đó",
			liquidationAfter: "Giá thanh lý sau đó",
			added: "Đã nạp thêm ký quỹ",
			taken: "Đã rút bớt ký quỹ",
			hint: "Chỉ rút được phần vị thế không cần cho đòn bẩy và khoản lỗ của nó."
		},
		closeSheet: {
			title: "Đóng {pair}",
			lots: "Số lot đóng",
			share: "Tỷ lệ vị thế",
			price: "Giá dự kiến",
			priceProfit: "Lãi/lỗ theo giá",
			closeFee: "Phí đóng",
			total: "Tổng",
			text: "Vị thế đóng theo báo giá kế tiếp, dù giá nào. Phí mở và phí qua đêm đã trả trước đó.",
			do: "Đóng {lots} lot",
			asked: "Đóng theo báo giá kế tiếp"
		},
		closeAll: {
			button: "Đóng tất cả",
			title: "Đóng vị thế",
			count: "{count, plural, other {# vị thế}}",
			estimate: "Lãi/lỗ ước tính sau phí",
			question: "{count, plural, other {Đóng # vị thế?}}",
			text: "Mỗi vị thế đóng theo báo giá kế tiếp, dù giá nào. Theo chỉ số hiện tại, kết quả là {total} {asset} sau phí.",
			do: "Đóng",
			done: "{count, plural, other {# vị thế đóng theo báo giá kế tiếp}}"
		},
		reverse: {
			question: "Đảo chiều {pair}?",
			text: "Đóng {lots} lot {from} và đặt {lots} lot {to}; cả hai khớp theo báo giá kế tiếp. Theo chỉ số hiện tại, đóng mang lại {total} {asset} sau phí. Nếu tiền không đủ cho vị thế mới, lệnh mới kết thúc với lý do đó.",
			done: "Đã đảo chiều: khớp theo báo giá kế tiếp"
		},
		pending: {
			hold: "Đóng băng",
			placed: "Đặt lúc",
			waitsFor: "Giá giới hạn",
			cancelled: "Đã hủy lệnh",
			cancelOf: "Hủy lệnh {number}"
		},
		history: {
			priceProfit: "Lãi/lỗ theo giá",
			fees: "Phí giao dịch",
			overnight: "Phí qua đêm",
			total: "Tổng lãi/lỗ",
			entry: "Giá vào",
			exit: "Giá đóng",
			ended: "Kết thúc",
			title: "Vị thế #{number}",
			orderTitle: "Lệnh #{number}",
			closes: "Các lần đóng",
			closedLots: "{lots} lot",
			deficit: "Bạn không phải trả",
			deficitText: "Khoản lỗ lớn hơn số vốn bảo đảm. Quỹ bảo hiểm đã chịu phần này.",
			shortfall: "Trừ vào lợi nhuận",
			shortfallText: "Sàn không đủ để trả phần này.",
			report: "Báo cáo thanh lý",
			detail: "Chi tiết {pair}"
		},
		report: {
			title: "Báo cáo thanh lý",
			found: "Lúc phát hiện",
			equity: "Vốn",
			margin: "Ký quỹ",
			maintenance: "Ký quỹ duy trì",
			riskRate: "Tỷ lệ rủi ro",
			tickets: "Các vị thế",
			closed: "Đã đóng",
			kept: "Giữ lại",
			went: "Diễn biến",
			fee: "Phí thanh lý, vào quỹ bảo hiểm",
			deficit: "Khoản lỗ bạn không phải trả",
			fromInsurance: "Quỹ bảo hiểm trả",
			fromOthers: "Trừ từ vị thế đối ứng",
			equityAfter: "Vốn sau đó",
			text: "Thanh lý bắt đầu khi vốn bằng hoặc dưới ký quỹ duy trì. Vị thế xấu nhất bị đóng trước, theo báo giá.",
			none: "Không có báo cáo cho vị thế này"
		},
		why: {
			title: "Giá thanh lý được tính thế nào?",
			formulaLong: "(Q·E − C − cum) ÷ (Q·(1 − m))",
			formulaShort: "(C + Q·E + cum) ÷ (Q·(1 + m))",
			none: "Không có mức giá nào lớn hơn 0 làm vị thế này bị thanh lý.",
			text: "Ở chỉ số này, vốn bảo đảm vị thế bằng đúng ký quỹ duy trì của nó, nếu không có gì khác thay đổi.",
			quantity: "Q, khối lượng",
			entry: "E, giá vào",
			behind: "C, vốn bảo đảm",
			behindIsolated: "Ký quỹ của chính vị thế.",
			behindCross: "Khả dụng, ký quỹ chéo và lãi lỗ của các vị thế chéo khác, trừ ký quỹ duy trì của chúng.",
			rate: "m, tỷ lệ duy trì của bậc",
			deduction: "cum, phần giảm trừ của bậc",
			result: "Giá thanh lý",
			shared: "Nhiều vị thế chéo {pair} của bạn cùng biến động, nên giá được tìm cho tất cả cùng lúc, không theo công thức của một vị thế.",
			stops: "Làm tròn về phía giá vào, đến mức giá có thể báo."
		},
		share: {
			text: "{direction} {pair} {multiple}x trên Candor: {return}% ở {mark}, giá vào {entry}. Tài khoản luyện tập.",
			textLive: "{direction} {pair} {multiple}x trên Candor: {return}% ở {mark}, giá vào {entry}.",
			label: "Chia sẻ {pair}",
			copied: "Đã sao chép: dán vào nơi bạn muốn"
		},
		notices: {
			sent: "Đã gửi lệnh: khớp theo báo giá kế tiếp",
			opened: "{direction} {pair}: đã mở {lots} lot ở {price}",
			closed: "{pair} đã đóng ở {price}: {profit}",
			partlyClosed: "{pair}: đã đóng {lots} lot ở {price}: {profit}",
			cancelled: "{pair}: {reason}",
			overnight: "{pair}: phí qua đêm {fee}",
			marginDrawn: "{pair}: lãi của vị thế đã dùng cho vị thế chéo khác",
			liquidated: "{pair} bị thanh lý ở {price}"
		},
		orders: {
			bothDirections: "Long và Short",
			direction: "Chiều"
		},
		chart: {
			orders: "Vị thế",
			position: "{direction} {lots}",
			order: "Giới hạn {direction} {lots}"
		}
	},
	copying: {
		reasons: {
			below_minimum: "Khối lượng tính cho bạn nhỏ hơn hợp đồng nhỏ nhất.",
			above_maximum: "Khối lượng tính cho bạn vượt hợp đồng lớn nhất nên chỉ sao chép một phần.",
			margin_cap: "Đã dùng hết giới hạn ký quỹ cho trader này.",
			pair_cap: "Đã dùng hết giới hạn ký quỹ cho cặp này.",
			daily_loss_cap: "Đã chạm giới hạn lỗ trong ngày với trader này.",
			balance_insufficient: "Tài khoản hợp đồng của bạn không đủ tiền.",
			slippage: "Giá đã vượt giới hạn trượt giá của bạn.",
			open_interest_full: "Sàn đã hết hạn mức cho vị thế mới theo chiều này.",
			too_many_tickets: "Bạn đã có tối đa số vị thế và lệnh cho phép.",
			product_unavailable: "Sản phẩm này hiện không được cung cấp tại đây hoặc tại quốc gia của bạn."
		},
		results: {
			copied: "Đã sao chép",
			partial: "Sao chép một phần",
			skipped: "Bỏ qua"
		},
		statuses: {
			applied: "Đang xét duyệt",
			followable: "Được chấp nhận",
			refused: "Bị từ chối",
			suspended: "Tạm ngưng",
			withdrawn: "Đã rút đơn"
		},
		modes: {
			multiple: "Bội số cố định",
			lots: "Số lot cố định"
		},
		orders: {
			result: "Kết quả sao chép",
			profit: "Lợi nhuận",
			accuracy: "Tỷ lệ thắng",
			followers: "Người sao chép"
		},
		days: {
			"7": "7 ngày",
			"30": "30 ngày",
			"90": "90 ngày"
		},
		listLabel: "Trader có thể sao chép",
		sortLabel: "Sắp xếp trader theo",
		periodLabel: "Khoảng thời gian của số liệu",
		banner: "Xem kết quả người sao chép trước khi bắt đầu",
		bannerText: "Hồ sơ lập từ chính các giao dịch, từng giờ một. Không ai sửa được, kể cả chúng tôi.",
		becomeTrader: "Trở thành trader",
		myCopying: "Sao chép của tôi",
		myCopyingText: "{count, plural, other {# trader}} · {result} USDT",
		traderCount: "{count, plural, =0 {Chưa có trader} other {# trader}}",
		updatedHourly: "Cập nhật mỗi giờ",
		updatedAt: "Cập nhật mỗi giờ, lần cuối lúc {time}",
		notMarked: "Cập nhật mỗi giờ; mốc đầu tiên có vào giờ tròn kế tiếp",
		noTraders: "Chưa có trader nào để sao chép",
		noTradersText: "Trader xuất hiện ở đây sau khi được xét duyệt. Bạn có thể là người đầu tiên đăng ký.",
		followersResult: "Kết quả của người sao chép (USDT)",
		followersSample: "{percent}% trong {count} lệnh sao chép có lãi",
		followersNone: "Chưa có lệnh sao chép nào đóng",
		followersOf: "{count}/{most} người sao chép",
		profitOf: "Lợi nhuận {days}N",
		accuracy: "Tỷ lệ thắng",
		accuracyOf: "{percent}% trong {count, plural, other {# lệnh}}",
		noTrades: "Chưa có lệnh",
		drawdown: "Sụt giảm",
		daysLed: "Số ngày",
		navLine: "7 ngày qua",
		follow: "Sao chép",
		following: "Đang sao chép",
		full: "Đã đủ",
		own: "Bạn",
		openTrader: "Mở hồ sơ của {name}",
		followName: "Sao chép {name}",
		editFollow: "Sửa",
		stopFollowing: "Ngừng sao chép",
		shareTag: "Chia {percent}%",
		suspendedText: "Trader này đang bị tạm ngưng: không sao chép thêm. Lệnh đang mở vẫn chạy tiếp.",
		fullText: "Đã hết chỗ.",
		leaderText: "Trader và người đang đăng ký làm trader không thể sao chép người khác.",
		signInText: "Đăng nhập để sao chép trader.",
		traderMissing: "Không có trader này",
		traderMissingText: "Hồ sơ không công khai, hoặc địa chỉ sai.",
		allTraders: "Tất cả trader",
		metrics: {
			profit: "Lợi nhuận (USDT)",
			return: "Tỷ suất",
			drawdown: "Sụt giảm sâu nhất",
			accuracy: "Tỷ lệ thắng",
			trades: "Lệnh đã đóng",
			equity: "Vốn tự bỏ ra"
		},
		metricsLabel: "Hồ sơ {days} ngày qua",
		wonOf: "{wins} trên {count}",
		chart: {
			title: "Giá trị một đơn vị",
			hint: "Nạp và rút không làm thay đổi. Bắt đầu từ 1.0000.",
			empty: "Chưa có mốc theo giờ nào.",
			oneMark: "Đường biểu diễn bắt đầu từ mốc giờ thứ hai.",
			label: "Giá trị một đơn vị từ {from} đến {to}: thấp nhất {low}, cao nhất {high}."
		},
		tabsLabel: "Các phần của hồ sơ",
		tabs: {
			current: "Đang mở",
			currentCount: "Đang mở ({count})",
			history: "Lịch sử",
			followers: "Kết quả người sao chép"
		},
		noOpen: "Không có vị thế mở",
		noHistory: "Chưa có vị thế đã đóng",
		noHistoryText: "Vị thế đóng từ khi đăng ký sẽ hiện ở đây; không xóa được gì.",
		side: "{count, plural, other {{lots} lot}}",
		entry: "Giá vào",
		mark: "Giá đánh dấu",
		closedAt: "Giá đóng",
		opened: "Mở lúc",
		closed: "Đóng lúc",
		priceProfit: "Từ giá",
		fees: "Phí",
		overnight: "Phí qua đêm",
		result: "Kết quả",
		followersPart: {
			text: "Trader kiếm được không có nghĩa người sao chép nhận được như vậy: khối lượng, giới hạn, phí và lúc tham gia đều khác. Đây là tổng của mọi người sao chép, cả đang mở lẫn đã chốt, trước phần chia cho trader.",
			copies: "Lệnh sao chép đã đóng",
			won: "Có lãi",
			followers: "Người sao chép hiện tại",
			share: "Phần chia lợi nhuận"
		},
		followTitle: "Sao chép {name}",
		editTitle: "Cách bạn sao chép {name}",
		form: {
			mode: "Sao chép bao nhiêu",
			multiple: "Bội số lot của trader",
			lots: "Số lot cho mỗi lệnh",
			roundingTitle: "Khối lượng của trader sẽ thành",
			theirs: "Trader",
			yours: "Bạn",
			rounding: "Trên một lot thì làm tròn đến hai chữ số thập phân, nửa làm tròn lên; dưới một lot thì làm tròn xuống. Khối lượng dưới mức nhỏ nhất của cặp sẽ bị bỏ qua và bạn được báo.",
			lotsHint: "Mỗi lệnh của bạn là {count, plural, other {{lots} lot}}, bất kể trader đặt bao nhiêu.",
			limits: "Giới hạn",
			limitsHint: "Chỉ xét khi mở lệnh. Lệnh đóng không bao giờ bị chặn.",
			marginMax: "Ký quỹ cho mọi lệnh của trader này",
			pairMarginMax: "Ký quỹ trong một cặp",
			dailyLossMax: "Lỗ trong một ngày (UTC)",
			dailyLossHint: "Chạm mức này thì ngày đó không sao chép thêm.",
			noLimit: "Không giới hạn",
			slippage: "Giới hạn trượt giá",
			slippageHint: "Nếu giá đã chạy xa hơn kể từ lúc trader đặt lệnh, lệnh bị bỏ qua.",
			share: "Phần trader hưởng từ lợi nhuận của bạn",
			shareHint: "Hằng tuần vào 00:00 UTC thứ Hai; lỗ được chuyển tiếp.",
			shareFixed: "Giữ nguyên như lúc bạn bắt đầu.",
			risk: "Tôi biết có thể mất ký quỹ của mọi lệnh sao chép, và đồng ý với",
			begin: "Sao chép",
			save: "Lưu",
			begun: "Bạn đã bắt đầu sao chép {name}",
			saved: "Thay đổi áp dụng cho lệnh mở từ bây giờ",
			answerLost: "Chưa nhận được phản hồi. Thử lại cũng không sao chép hai lần.",
			balance: "Tài khoản hợp đồng của bạn còn {amount} USDT. Lệnh cần nhiều hơn sẽ bị giảm hoặc bỏ qua.",
			addFunds: "Chuyển quỹ",
			problems: {
				size_missing: "Nhập mức sao chép",
				unreadable: "Có số không đọc được",
				size_small: "Ít nhất là 0.01",
				size_large: "Nhiều nhất là 100",
				limit_zero: "Giới hạn phải lớn hơn 0; để trống nếu không giới hạn",
				slippage_large: "Giới hạn trượt giá tối đa 5%",
				risk_unread: "Đọc thỏa thuận và đánh dấu vào ô để tiếp tục"
			}
		},
		estimate: {
			title: "Trên {count, plural, other {# lệnh}} gần nhất của trader",
			text: "Sao chép như vậy bạn đã nhận được",
			none: "Trader chưa đóng lệnh nào nên chưa có gì để xem lại.",
			waiting: "Nhập khối lượng để xem kết quả sẽ ra sao.",
			profit: "Từ giá",
			fees: "Phí",
			overnight: "Phí qua đêm",
			share: "Phần của trader",
			margin: "Ký quỹ nhiều nhất cùng lúc",
			counts: "{copied} sao chép · {partial} một phần · {skipped} bỏ qua",
			showTrades: "Xem các lệnh",
			hideTrades: "Ẩn các lệnh",
			sizes: "{theirs} → {yours} lot",
			hint: "Kết quả quá khứ không nói gì về tương lai. Số dư của bạn lúc đó không được tính đến."
		},
		stop: {
			title: "Ngừng sao chép {name}?",
			text: "Từ bây giờ không sao chép lệnh mới.",
			open: "{count, plural, other {# lệnh sao chép đang mở của bạn (ký quỹ {margin} USDT) vẫn mở và đóng}} khi trader đóng. Lợi nhuận từ {count, plural, other {các lệnh đó}} vẫn chia {percent}%. Bạn có thể đóng hoặc tự giữ bất cứ lúc nào.",
			due: "Còn {amount} USDT phần chia sẽ thanh toán lúc {time}.",
			keep: "Tiếp tục sao chép",
			confirm: "Ngừng",
			done: "Bạn không còn sao chép {name}"
		},
		mine: {
			tabsLabel: "Sao chép của tôi",
			tabs: {
				traders: "Trader của tôi",
				feed: "Nhật ký",
				lead: "Làm trader"
			},
			total: "Kết quả lệnh sao chép (USDT)",
			totalHint: "Đang mở và đã chốt; đã trừ phí đã trả",
			paid: "Đã chia",
			due: "Phải chia tiếp",
			margin: "Ký quỹ đang dùng",
			none: "Bạn chưa sao chép ai",
			noneText: "Trader bạn sao chép sẽ hiện ở đây cùng kết quả mang lại.",
			find: "Tìm trader",
			ended: "Đã ngừng",
			since: "Từ {time}",
			realised: "Đã chốt",
			open: "Đang mở",
			times: "{lots}× số lot của trader",
			fixed: "Mỗi lệnh {count, plural, other {{lots} lot}}",
			limits: "Giới hạn",
			limitMargin: "ký quỹ {amount}",
			limitPair: "mỗi cặp {amount}",
			limitLoss: "lỗ ngày {used} trên {amount}",
			noLimits: "không",
			shareTitle: "Chia lợi nhuận",
			formula: "Phải chia = đã chốt × {percent}% − đã chia, không dưới 0",
			sum: "{realised} × {percent}% − {paid} = {due}",
			sumNothing: "{realised} × {percent}% − {paid} không lớn hơn 0 nên không phải chia",
			nextShare: "Lần thanh toán tới {time}",
			carry: "Khoản lỗ được chuyển tiếp: trader chỉ được chia lại khi kết quả đã chốt của bạn vượt {amount} USDT.",
			copies: "Lệnh đang mở ({count})",
			toPosition: "Vị thế",
			holdAlone: "Tự giữ",
			holdTitle: "Tự giữ {pair}?",
			holdText: "Vị thế {direction} {count, plural, other {{lots} lot}} này thành của riêng bạn. Vị thế không còn đóng khi trader đóng. Chốt lời và cắt lỗ được giữ và tự hoạt động{exits}. Từ bây giờ lợi nhuận của vị thế không phải chia. Không thể hoàn tác.",
			holdExits: ": {list}",
			holdNoExits: "; hiện chưa có",
			takeProfit: "chốt lời {price}",
			stopLoss: "cắt lỗ {price}",
			holdDone: "{pair} giờ là vị thế của riêng bạn"
		},
		feed: {
			label: "Kết quả của từng lệnh",
			filters: "Hiển thị",
			all: "Tất cả",
			empty: "Chưa sao chép lệnh nào",
			emptyText: "Mỗi lệnh của trader sẽ hiện ở đây: đã sao chép, một phần, hoặc bỏ qua và vì sao.",
			emptyFilter: "Không có loại này",
			sizes: "Trader {theirs} · muốn {wanted} · bạn {yours} lot",
			at: "giá {price}",
			by: "từ {name}"
		},
		lead: {
			title: "Để người khác sao chép bạn",
			text: "Bạn giao dịch như bình thường. Khi lệnh sao chép của người khác có lãi, bạn nhận một phần lợi nhuận đó hằng tuần.",
			needs: "Điều kiện",
			needFollows: "Bạn không sao chép ai và không giữ lệnh sao chép",
			needFollowsNot: "Bạn đang sao chép {count, plural, other {# trader}}: hãy ngừng sao chép trước",
			needReview: "Đơn đăng ký được xét duyệt",
			needRecord: "Từ đó hồ sơ của bạn công khai: mọi vị thế đã đóng, không xóa gì",
			needPlaces: "Tối đa {count} người sao chép",
			share: "Phần bạn hưởng từ lợi nhuận người sao chép (%)",
			shareHint: "Từ 0 đến {most}%. Người sao chép giữ mức lúc họ bắt đầu.",
			example: "Khi lệnh sao chép của một người đã lãi 200 USDT, bạn đã nhận tổng cộng {amount} USDT.",
			agree: "Tôi cho phép hiển thị và sao chép lệnh của tôi, và đồng ý với",
			apply: "Đăng ký",
			applied: "Đơn của bạn đang chờ xét duyệt",
			notOffered: "Hiện chưa cung cấp sao chép giao dịch.",
			problems: {
				share_missing: "Nhập phần chia",
				share_large: "Phần chia tối đa {most}%",
				following: "Đang sao chép người khác thì không thể làm trader",
				agreement_unread: "Đọc thỏa thuận và đánh dấu vào ô để tiếp tục"
			},
			status: {
				applied: "Đơn của bạn đang được xét duyệt",
				appliedText: "Trước khi được chấp nhận, không thông tin nào của bạn được hiển thị. Trong lúc chờ bạn không thể sao chép ai.",
				followable: "Mọi người có thể sao chép bạn",
				followableText: "Đã có {followers} trên {most} chỗ. Phần chia của bạn là {percent}%.",
				refused: "Đơn của bạn bị từ chối",
				refusedText: "Bạn có thể đăng ký lại.",
				suspended: "Bạn đang bị tạm ngưng",
				suspendedText: "Lệnh mới của bạn không được sao chép. Lệnh đang mở đóng khi bạn đóng.",
				withdrawn: "Bạn đã rút đơn đăng ký",
				withdrawnText: "Bạn có thể sao chép người khác, và đăng ký lại."
			},
			withdraw: "Rút đơn đăng ký",
			withdrawnDone: "Đã rút đơn của bạn",
			openRecord: "Hồ sơ công khai của tôi"
		},
		agreement: "thỏa thuận sao chép giao dịch",
		agreementTitle: "Thỏa thuận sao chép giao dịch",
		agree: "Tôi đồng ý",
		agreementLanguage: "Ngôn ngữ của thỏa thuận"
	},
	options: {
		directions: {
			up: "Tăng",
			down: "Giảm"
		},
		results: {
			won: "Thắng",
			lost: "Thua",
			refunded: "Hoàn tiền",
			void: "Vô hiệu"
		},
		statuses: {
			open: "Đang mở",
			closing: "Đang chốt",
			closed: "Đã đóng"
		},
		noMarkets: "Chưa có quyền chọn nào",
		limitsAndPause: "Giới hạn và tạm dừng",
		myOptions: "Quyền chọn của tôi",
		help: "Quyền chọn hoạt động thế nào",
		tick: "Tick {number} · đã ghi sổ",
		line: "Đường giá trực tiếp của {pair}, hiện là {price}. {open, plural, =0 {Không có quyền chọn đang mở.} other {Đang vẽ # quyền chọn đang mở.}}",
		expiry: "hết hạn",
		stakeAndTime: "{stake} {asset} · {seconds} giây",
		strikeAt: "Giá thực hiện {price} · #{tick}",
		strikeSoon: "Đang chờ giá thực hiện",
		ifItEndsHere: "nếu dừng tại đây",
		counting: "Đang tính các mẫu…",
		seeWhy: "Xem vì sao",
		timeLeft: "còn {time}",
		openOptions: "Quyền chọn đang mở",
		drawThis: "Vẽ trên biểu đồ",
		emptyRail: "Quyền chọn đang mở hiện ở đây và đếm ngược.",
		emptyAccount: "Tài khoản quyền chọn chưa có tiền.",
		transferIn: "Chuyển vào",
		practiceFunds: "Tiền luyện tập",
		expiresIn: "Hết hạn sau",
		pays: "Trả thưởng",
		seconds: "{seconds}s",
		stake: "Tiền đặt ({asset})",
		presets: "Số tiền",
		evenOdds: "Kỳ vọng ở mức 50%",
		warning: "Bạn có thể mất toàn bộ tiền đặt. Để hòa vốn cần thắng {percent}.",
		comesBack: "{asset} nhận về nếu thắng",
		bought: "Đã mua {direction}. Giá thực hiện có sau nửa giây.",
		settled: {
			won: "{pair} thắng: {profit} {asset}",
			lost: "{pair} thua: {profit} {asset}",
			refunded: "{pair}: bằng đúng giá, đã hoàn tiền đặt",
			void: "{pair}: vô hiệu, đã hoàn tiền đặt"
		},
		settledTogether: "{count} quyền chọn đã kết thúc: tổng {profit} {asset}",
		problems: {
			stakeMissing: "Hãy nhập số tiền bạn muốn đặt.",
			unreadable: "Không đọc được số tiền đặt.",
			tooSmall: "Tiền đặt phải từ {least} {asset} trở lên.",
			tooLarge: "Tiền đặt tối đa là {most} {asset}.",
			exposureFull: "Hiện sàn chỉ dự trữ được tiền thưởng cho tối đa {most} {asset}.",
			balance: "Số dư tài khoản quyền chọn không đủ",
			dailyStake: "Vượt giới hạn tiền đặt mỗi ngày do bạn tự đặt.",
			dailyLoss: "Có thể vượt giới hạn lỗ mỗi ngày do bạn tự đặt.",
			paused: "Bạn đã tạm dừng quyền chọn đến {time}.",
			notOffered: "Hiện {pair} không nhận quyền chọn mới. Các quyền chọn đang mở vẫn tiếp tục.",
			closedUntil: "Thị trường đóng cửa đến {time}.",
			closed: "Thị trường đang đóng cửa.",
			halted: "Giao dịch {pair} đang tạm dừng.",
			stale: "Đã {seconds} giây chưa có giá mới. Quyền chọn chờ đến khi có giá lại.",
			noPrice: "Đang chờ giá đầu tiên…",
			offline: "Bạn đang ngoại tuyến nên không mua được quyền chọn."
		},
		answerLost: "Chưa rõ lệnh đã đến máy chủ hay chưa. Hãy kiểm tra lại: không bao giờ mua hai lần.",
		askAgain: "Kiểm tra lại",
		tooLate: "Lệnh đến quá muộn. Chưa mua gì và không trừ tiền.",
		termsChanged: {
			title: "Điều khoản đã thay đổi. Chưa mua gì cả.",
			payout: "{seconds} giây: trả {after} thay vì {before}",
			added: "{seconds} giây: mới có, trả {after}",
			removed: "{seconds} giây: không còn nữa",
			stakeMin: "Tiền đặt tối thiểu: {after} thay vì {before} {asset}",
			stakeMax: "Tiền đặt tối đa: {after} thay vì {before} {asset}",
			notOffered: "Cặp này không nhận quyền chọn mới.",
			same: "Những gì hiện ở đây vẫn như cũ; điều khoản mới đã có hiệu lực."
		},
		limits: {
			intro: "Giới hạn do bạn tự đặt, tính theo ngày từ 00:00 UTC. Siết chặt có hiệu lực ngay, nới lỏng có hiệu lực sau 24 giờ.",
			dailyStake: "Đặt tối đa mỗi ngày",
			dailyLoss: "Lỗ tối đa mỗi ngày",
			none: "Không giới hạn",
			usedOf: "Hôm nay đã dùng: {used} trên {most} {asset}",
			used: "Hôm nay đã dùng: {used} {asset}",
			atStake: "Đã tính {amount} {asset} đang đặt ở quyền chọn đang mở như đã thua.",
			waiting: "Từ {time}: {most}",
			amountOf: "{amount} {asset}",
			effects: {
				same: "Không có gì thay đổi.",
				at_once: "Có hiệu lực ngay.",
				later: "Có hiệu lực sau 24 giờ.",
				both: "Phần siết chặt có hiệu lực ngay, phần nới lỏng sau 24 giờ."
			},
			save: "Lưu giới hạn",
			saved: "Giới hạn của bạn đã có hiệu lực.",
			savedLater: "Đã lưu. Phần nới lỏng có hiệu lực từ {time}.",
			pauseTitle: "Tạm dừng",
			pauseText: "Bạn sẽ không mua được quyền chọn. Các quyền chọn đang mở vẫn chạy đến khi hết hạn.",
			pausedUntil: "Tạm dừng đến {time}.",
			pauses: {
				hour: "1 giờ",
				day: "24 giờ",
				week: "7 ngày",
				month: "30 ngày",
				half_year: "6 tháng"
			},
			selfExclusion: "Tự hạn chế",
			confirmTitle: "Tạm dừng quyền chọn trong {time}?",
			confirmText: "Đến {until} bạn không mua được quyền chọn. Không thể rút ngắn hay hủy bỏ, dù là bạn hay bộ phận hỗ trợ.",
			confirm: "Tạm dừng",
			keepOpen: "Không tạm dừng",
			paused: "Quyền chọn tạm dừng đến {time}."
		},
		rules: {
			strike: "Giá thực hiện",
			strikeText: "Mức giá để so sánh. Đó là tick đầu tiên cách lệnh của bạn ít nhất nửa giây: khi bạn mua, cả bạn lẫn chúng tôi đều chưa biết.",
			window: "Cửa sổ",
			windowText: "Kết quả không dựa vào một mức giá mà vào trung bình các tick cuối trước khi hết hạn: một phần mười thời gian, ít nhất 2 và nhiều nhất 30 giây. Một cú nhảy giá không quyết định được gì.",
			result: "Kết quả",
			resultText: "Tăng thắng khi trung bình cao hơn giá thực hiện, Giảm thắng khi thấp hơn. Bằng đúng giá thực hiện: hoàn tiền đặt. Thắng thì nhận lại tiền đặt cộng thưởng; thua thì không nhận gì.",
			void: "Vô hiệu",
			voidText: "Khi chưa đến 80% tick trong cửa sổ hợp lệ, hoặc trong 5 giây không có tick hợp lệ làm giá thực hiện, quyền chọn vô hiệu và toàn bộ tiền đặt được hoàn lại.",
			payout: "Mức trả thưởng",
			payoutText: "Mức trả thưởng nằm trong điều khoản gắn với lệnh của bạn và được dự trữ trước khi nhận lệnh. Không ai đổi được điều khoản hay kết quả của quyền chọn đã mua.",
			odds: "Kỳ vọng",
			oddsText: "Một lần thắng nhận ít hơn một lần thua mất. Khi cơ hội ngang nhau, về lâu dài bạn mất {loss} số tiền đặt; muốn hòa vốn bạn phải thắng {percent} số lần.",
			hint: "“Nếu dừng tại đây” là số bạn nhận nếu giá giữ nguyên cho đến lúc hết hạn.",
			proof: "Mọi kết quả đều tính lại được ngay trong trình duyệt của bạn từ các tick đã quyết định nó."
		},
		result: {
			title: "{pair} · {direction} · {seconds} giây",
			stake: "Tiền đặt",
			paid: "Nhận về",
			reserved: "Nhận về nếu thắng",
			payout: "Mức trả thưởng",
			bought: "Mua lúc",
			strike: "Giá thực hiện",
			strikeTick: "Tick giá thực hiện",
			expires: "Hết hạn",
			expiryTick: "Tick hết hạn",
			samples: "Số mẫu trong cửa sổ",
			samplesOf: "{count} trên {size}",
			mean: "Trung bình các mẫu",
			running: "Đang chạy đến khi hết hạn; lúc đó mới có căn cứ quyết định.",
			waiting: "Đang chờ giá thực hiện: tick đầu tiên sau nửa giây.",
			verdicts: {
				above: "Trung bình các mẫu cao hơn giá thực hiện.",
				below: "Trung bình các mẫu thấp hơn giá thực hiện.",
				even: "Trung bình các mẫu đúng bằng giá thực hiện: đã hoàn tiền đặt.",
				too_few: "Chỉ có {count} trên {size} tick của cửa sổ hợp lệ; cần 80%. Vô hiệu: đã hoàn toàn bộ tiền đặt.",
				no_strike: "Trong 5 giây không có tick hợp lệ làm giá thực hiện. Vô hiệu: đã hoàn toàn bộ tiền đặt."
			},
			evidence: "Điều gì đã quyết định",
			chart: "{count} mẫu từ {low} đến {high}; giá thực hiện {strike}, trung bình {mean}.",
			showSamples: "{count, plural, other {Xem cả # mẫu}}",
			hideSamples: "Ẩn các mẫu",
			tick: "Tick",
			price: "Giá",
			toStrike: "So với giá thực hiện",
			recompute: "Tính lại",
			recomputeHint: "Tải lại các tick và tính kết quả ngay trong trình duyệt này.",
			again: "Tính lại lần nữa",
			done: "Đã tính lại trong trình duyệt này từ các tick đã ghi.",
			count: "Số mẫu (n)",
			sum: "Tổng (Σ)",
			even: "n × giá thực hiện",
			comparison: {
				above: "Σ lớn hơn n × giá thực hiện",
				below: "Σ nhỏ hơn n × giá thực hiện",
				equal: "Σ bằng n × giá thực hiện"
			},
			verdict: "Kết quả",
			equal: "Giống kết quả của máy chủ.",
			different: "Không giống kết quả của máy chủ. Hãy báo cho bộ phận hỗ trợ số của quyền chọn này: {number}.",
			checks: {
				strike: "Tick giá thực hiện không sớm hơn mức lệnh cho phép",
				expiry: "Hết hạn {seconds} giây sau tick giá thực hiện",
				window: "Mọi mẫu đều nằm trong cửa sổ {size} tick",
				sum: "Tổng đúng bằng số máy chủ nêu",
				reward: "Tiền thưởng đúng theo điều khoản",
				paid: "Số tiền nhận về đúng theo kết quả"
			},
			holds: "đúng",
			fails: "không đúng"
		},
		orders: {
			filters: "Quyền chọn theo trạng thái",
			allPairs: "Mọi cặp",
			emptyOpen: "Không có quyền chọn đang mở",
			emptyClosing: "Không có quyền chọn đang chốt",
			emptyClosed: "Chưa có quyền chọn nào đã chốt",
			emptyText: "Những gì bạn mua ở mục Quyền chọn sẽ hiện ở đây.",
			trade: "Đến Quyền chọn"
		}
	}
};
// packages/messages/src/vn/wallet/index.ts
var wallet$1 = {
	addresses: {
		empty: "Chưa có địa chỉ nào",
		emptyText: "Chỉ rút về địa chỉ bạn đã thêm ở đây. Hãy thêm sẵn trước khi cần.",
		add: "Thêm địa chỉ",
		delete: "Xóa {label}",
		deleteTitle: "Xóa địa chỉ này?",
		deleteText: "{label} ({network}) sẽ bị xóa khỏi sổ địa chỉ. Các lệnh rút đang xử lý không bị ảnh hưởng.",
		deleteConfirm: "Xóa",
		deleted: "Đã xóa {label}",
		copy: "Sao chép địa chỉ {label}",
		usable: "Sẵn sàng",
		usableIn: "Dùng được sau {time}",
		withdrawTo: "Rút",
		bookOnly: "Thời gian chờ cho mọi địa chỉ",
		bookOnlyOn: "Địa chỉ phải ở trong sổ đủ 24 giờ mới dùng được. Kẻ gian vào được tài khoản cũng không thể rút sạch ngay.",
		bookOnlyOff: "Địa chỉ mới dùng được {wait} sau khi thêm. Bật lên để bất kỳ ai, kể cả kẻ gian, phải chờ 24 giờ.",
		bookOnlyOffNow: "Địa chỉ mới dùng được ngay. Bật lên để bất kỳ ai, kể cả kẻ gian, phải chờ 24 giờ.",
		wait: {
			hours: "{count} giờ",
			minutes: "{count} phút",
			seconds: "{count} giây"
		},
		bookOnlyEnds: "Đã tắt. Quy tắc vẫn còn hiệu lực {time}.",
		bookOnlyTurnOn: "Yêu cầu mọi địa chỉ chờ 24 giờ?",
		bookOnlyTurnOnText: "Địa chỉ chưa đủ 24 giờ sẽ tạm ngừng cho đến khi đủ. Tắt lại cũng mất 24 giờ.",
		bookOnlyTurnOff: "Tắt thời gian chờ?",
		bookOnlyTurnOffText: "Quy tắc còn hiệu lực 24 giờ nữa, để không ai tắt vội được. Xác nhận bằng mật khẩu thanh toán và xác thực hai yếu tố.",
		turnOn: "Bật",
		turnOff: "Tắt",
		bookOnlyIsOn: "Từ nay mọi địa chỉ đều phải chờ 24 giờ",
		bookOnlyGoesOff: "Sẽ hết hiệu lực sau 24 giờ",
		coinAndNetwork: "Coin và mạng",
		chooseCoinAndNetwork: "Chọn coin và mạng",
		name: "Tên",
		nameHint: "Chỉ mình bạn thấy",
		namePlaceholder: "Ví lạnh của tôi",
		nameMissing: "Đặt tên cho địa chỉ",
		nameTooLong: "Nội dung quá dài: tối đa {most} ký tự",
		address: "Địa chỉ",
		addressMissing: "Nhập địa chỉ, hoặc chọn ảnh mã QR của địa chỉ",
		qrCode: "Mã QR của địa chỉ",
		qrText: "Ảnh mã QR của chính địa chỉ này. Chúng tôi đọc lại và so sánh để không lọt một ký tự sai nào.",
		qrChoose: "Chọn ảnh",
		qrChange: "Ảnh khác",
		qrMissing: "Cần có ảnh mã QR",
		qrMatches: "Ảnh khớp với địa chỉ",
		qrDiffers: "Ảnh chứa địa chỉ khác: {address}",
		qrNoAddress: "Mã QR này không có địa chỉ {network}",
		waitNote: "Địa chỉ dùng được {wait} sau khi thêm. Chỉ mình bạn thấy các địa chỉ của bạn.",
		waitNoteNow: "Địa chỉ dùng được ngay khi thêm xong. Chỉ mình bạn thấy các địa chỉ của bạn.",
		added: "Đã thêm {label}",
		scan: "Quét mã QR",
		scanText: "Mã được đọc ngay trên thiết bị này. Ảnh không rời khỏi thiết bị.",
		choosePicture: "Chọn ảnh",
		cameraPicture: "Hình từ máy ảnh",
		cameraTroubles: {
			no_camera: "Không có máy ảnh để quét",
			not_allowed: "Chưa cho phép dùng máy ảnh"
		},
		cameraTroubleText: "Hãy chọn ảnh của mã QR thay vào đó.",
		noCodeInPicture: "Không tìm thấy mã QR trong ảnh này.",
		pictureUnreadable: "Không đọc được ảnh này. Hãy thử ảnh khác.",
		confirmAdd: "Thêm {label}"
	},
	bills: {
		period: "Khoảng thời gian",
		periods: {
			this_month: "Tháng này",
			last_month: "Tháng trước",
			last_90_days: "90 ngày",
			this_year: "Năm nay",
			own: "Chọn ngày"
		},
		from: "Từ ngày",
		until: "Đến ngày",
		account: "Tài khoản",
		opening: "Số dư đầu kỳ",
		closing: "Số dư cuối kỳ",
		movements: "{count} biến động",
		exact: "Số dư đầu kỳ cộng biến động bằng số dư cuối kỳ, đúng đến chữ số cuối cùng.",
		nothingMoved: "Không có biến động",
		empty: "Không có gì trong khoảng này",
		emptyText: "Tài khoản không có tiền và không có biến động.",
		download: "Tải về kèm từng dòng",
		downloadAs: "Tải về dạng {format}",
		saved: "Đã lưu: {name}",
		periodWrong: "Khoảng thời gian kết thúc trước khi bắt đầu, hoặc dài hơn 366 ngày."
	},
	cards: {
		kinds: "Loại thẻ",
		domestic: "Trong nước",
		international: "Quốc tế",
		empty: "Chưa có thẻ",
		emptyText: "Thêm thẻ hoặc tài khoản sẽ nhận tiền rút của bạn.",
		add: "Thêm thẻ ngân hàng",
		addInternational: "Thêm thẻ quốc tế",
		note: "Thông tin thẻ được lưu mã hóa. Số thẻ chỉ hiện bốn số cuối, kể cả với bạn.",
		delete: "Xóa thẻ {label}",
		deleteTitle: "Xóa thẻ này?",
		deleteText: "{bank} {account} sẽ bị xóa. Các lệnh rút đang xử lý không bị ảnh hưởng.",
		deleteConfirm: "Xóa",
		deleted: "Đã xóa thẻ",
		added: "Đã thêm thẻ",
		usableIn: "Dùng được sau {time}",
		usable: "Sẵn sàng",
		withdrawTo: "Rút",
		optional: "không bắt buộc",
		allRequired: "Mọi ô có dấu * đều bắt buộc.",
		currency: "Tiền tệ",
		chooseCurrency: "Chọn tiền tệ",
		holder: "Họ tên thật",
		holderHint: "Đúng như trên thẻ",
		account: "Số thẻ",
		accountInternational: "IBAN hoặc số tài khoản",
		place: "Tỉnh, thành phố",
		placeInternational: "Quốc gia và thành phố của ngân hàng",
		bankName: "Ngân hàng",
		branch: "Chi nhánh",
		phone: "Số điện thoại",
		phoneHint: "Số bạn đã đăng ký với ngân hàng",
		swiftCode: "Mã SWIFT",
		swiftHint: "8 hoặc 11 chữ cái và chữ số",
		abaNumber: "Số ABA",
		abaHint: "Với ngân hàng tại Hoa Kỳ: chín chữ số",
		holderAddress: "Địa chỉ chủ thẻ",
		groupHolder: "Chủ thẻ",
		groupBank: "Ngân hàng",
		problems: {
			missing: "Ô này bắt buộc",
			too_long: "Nội dung quá dài: tối đa {most} ký tự",
			not_readable: "Có ký tự không được phép",
			account: "Nhập 6 đến 34 chữ số",
			account_international: "Nhập 4 đến 34 chữ cái và chữ số",
			iban: "Số kiểm tra của IBAN này không đúng",
			phone: "Nhập số điện thoại bằng chữ số, có thể kèm + và mã quốc gia",
			swift: "Mã SWIFT có 8 hoặc 11 chữ cái và chữ số, ví dụ DEUTDEFF",
			aba: "Số ABA này không hợp lệ"
		},
		confirmText: "Thẻ này chỉ nhận tiền của chính bạn; chủ thẻ phải là bạn.",
		save: "Lưu thẻ"
	},
	deposit: {
		searchCoins: "Tìm tiền mã hóa và tiền pháp định",
		popular: "Phổ biến",
		coins: "Tiền mã hóa",
		currencies: "Tiền pháp định",
		noCoin: "Không có gì tên là “{text}”",
		noWays: "Hiện chưa hỗ trợ nạp hay rút",
		closed: "Tạm đóng",
		network: "Mạng",
		way: "Hình thức",
		bankTransfer: "Chuyển khoản ngân hàng",
		internationalTransfer: "Chuyển khoản quốc tế",
		byHand: "nhân viên xử lý",
		confirmationsShort: "{count} xác nhận",
		aboutMinutes: "~{count} phút",
		addressOf: "Địa chỉ {network} của bạn",
		houseAddress: "Địa chỉ {network} của sàn",
		qrOf: "Mã QR của địa chỉ {network}",
		copy: "Sao chép",
		saveImage: "Lưu ảnh",
		imageTitle: "Nạp {asset} · {network}",
		imageSaved: "Đã lưu ảnh",
		imageFailed: "Trình duyệt này không tạo được ảnh. Hãy sao chép địa chỉ.",
		minimum: "Nạp tối thiểu",
		creditedTo: "Ghi có vào",
		creditedAfter: "Ghi có sau",
		confirmations: "{count} xác nhận",
		operatorCheck: "nhân viên kiểm tra",
		contractEndsIn: "Địa chỉ hợp đồng kết thúc bằng",
		warning: "Chỉ gửi {asset} qua mạng {network} đến địa chỉ này. Tài sản khác có thể bị mất.",
		keptRule: "Khoản dưới {amount} {asset} không bị mất: khoản đó chờ đến khi các khoản nạp của bạn qua {network} cộng lại đạt {amount} {asset}.",
		handTitle: "Xử lý thủ công",
		handText: "Chúng tôi chưa tự theo dõi chuỗi {network}. Sau khi chuyển, hãy điền mục “Tôi đã chuyển” bên dưới: nhân viên sẽ tra cứu và ghi có.",
		bankHandText: "Chuyển khoản ngân hàng do nhân viên tra cứu. Sau khi chuyển, hãy điền mục “Tôi đã chuyển” bên dưới kèm biên lai.",
		handTime: "Thường trong vòng 24 giờ.",
		handTimePractice: "Trên trang luyện tập này, một hệ thống mô phỏng thay cho nhân viên và trả lời trong vòng một phút.",
		bankTitle: "Chuyển đến tài khoản này",
		bankHolder: "Chủ tài khoản",
		bankName: "Ngân hàng",
		bankAccount: "Số tài khoản",
		swift: "SWIFT / BIC",
		bankReference: "Nội dung chuyển",
		copyOf: "Sao chép: {what}",
		referenceText: "Ghi nội dung này vào lệnh chuyển. Thiếu nội dung, chúng tôi không thể xác định tiền là của bạn.",
		simulatedBank: "Luyện tập: ngân hàng này không có thật. Đừng gửi tiền thật.",
		practiceTitle: "Thử mà không cần tiền",
		practiceText: "Chuỗi luyện tập gửi một khoản đến địa chỉ của bạn. Khoản đó đến như khoản nạp thật.",
		practiceSend: "Gửi tiền luyện tập",
		practiceSent: "Đã gửi. Khoản này hiện ở mục “Đang đến” khi có khối kế tiếp.",
		arriving: "Đang đến",
		nothingArriving: "Chưa có khoản nào đang đến",
		nothingArrivingText: "Khoản chuyển hiện ở đây ngay khi vào một khối.",
		nothingArrivingByHand: "Thông báo bạn gửi cho nhân viên hiện ở đây cho đến khi được xử lý.",
		keptText: "Đã xác nhận nhưng dưới mức tối thiểu. Khoản này chờ đến khi các khoản nạp của bạn qua {network} cộng lại đạt {amount} {asset} rồi được ghi có cùng lúc.",
		confirmationCount: "Số xác nhận",
		confirmedOf: "{count}/{needed} xác nhận",
		statuses: {
			claimed: "Đang chờ nhân viên",
			pending: "Đang xác nhận",
			kept: "Chờ nạp thêm",
			credited: "Đã ghi có",
			dropped: "Không còn trên chuỗi",
			refused: "Bị từ chối"
		},
		statusTexts: {
			claimed: "Nhân viên đối chiếu thông báo của bạn với tiền đã đến.",
			pending: "Số dư tăng khi đủ số xác nhận.",
			kept: "Đã xác nhận nhưng dưới mức tối thiểu. Sẽ ghi có khi các khoản nạp qua mạng này cộng lại đạt mức tối thiểu.",
			credited: "Tiền đã vào tài khoản của bạn.",
			dropped: "Chuỗi đã thay khối chứa khoản này. Khi khoản chuyển vào khối mới, nó sẽ hiện lại ở đây.",
			refused: "Nhân viên không tìm thấy khoản này. Hãy kiểm tra lại và báo lần nữa nếu bạn đã chuyển."
		},
		credited: "Đã ghi có {amount} {asset}",
		seenToast: "{amount} {asset} đang đến",
		find: "Tìm khoản nạp",
		findText: "Nhập mã giao dịch (hash). Ví hoặc sàn mà bạn đã gửi đi có hiển thị mã này.",
		hash: "Mã giao dịch",
		hashInvalid: "Mã giao dịch có 64 ký tự, gồm 0–9 và a–f.",
		findNow: "Tìm",
		findAgain: "Tìm lại",
		findings: {
			not_found: "Chưa có trên mạng này",
			not_yours: "Không chuyển vào địa chỉ của bạn",
			waiting: "Chưa vào khối",
			other_token: "Token khác",
			failed: "Giao dịch thất bại",
			by_hand: "Xử lý thủ công",
			pending: "Đã tìm thấy: đang xác nhận",
			kept: "Đã tìm thấy: chờ nạp thêm",
			credited: "Đã tìm thấy: đã ghi có",
			dropped: "Đã tìm thấy: không còn trên chuỗi"
		},
		findingTexts: {
			not_found: "{network} không có giao dịch này. Có thể nó chưa vào khối, hoặc được gửi qua mạng khác: hãy hỏi nơi bạn đã gửi.",
			not_yours: "Giao dịch có thật nhưng không chuyển {asset} vào địa chỉ của bạn. Hãy đối chiếu địa chỉ và loại tiền đã gửi.",
			waiting: "Mạng đã nhận giao dịch nhưng giao dịch chưa vào khối nào. Khoản này hiện ở mục “Đang đến” khi có xác nhận đầu tiên.",
			other_token: "Giao dịch chuyển vào địa chỉ của bạn nhưng bằng token khác {asset}. Chúng tôi không ghi có được; hãy giữ mã giao dịch và liên hệ hỗ trợ khách hàng.",
			failed: "Giao dịch đã vào chuỗi nhưng không được thực hiện: không có tiền nào được chuyển. Tiền vẫn ở người gửi.",
			by_hand: "Chúng tôi chưa tự theo dõi {network}. Hãy báo nhân viên bằng mục “Tôi đã chuyển”."
		},
		claimTitle: "Tôi đã chuyển",
		claimText: "Báo cho nhân viên khoản bạn đã chuyển. Thông báo chưa phải là ghi có: nhân viên sẽ tìm khoản chuyển trước.",
		payer: "Chuyển từ",
		payerHint: "Tài khoản, thẻ hoặc địa chỉ bạn đã dùng để chuyển",
		proof: "Bằng chứng chuyển tiền",
		proofHint: "Ảnh chụp màn hình hoặc ảnh biên lai, tối đa 10 MB",
		chooseProof: "Chọn ảnh",
		otherProof: "Ảnh khác",
		proofChosen: "Ảnh đã chọn",
		uploading: "Đang tải lên…",
		sendClaim: "Báo nhân viên",
		claimSent: "Nhân viên đã nhận được",
		problems: {
			amountMissing: "Nhập số tiền bạn đã chuyển",
			amountZero: "Số tiền phải lớn hơn 0",
			payerMissing: "Nhập nơi bạn đã chuyển từ đó",
			payerLong: "Nội dung quá dài: tối đa {max} ký tự",
			proofMissing: "Thêm ảnh biên lai",
			proofTooLarge: "Ảnh lớn hơn 10 MB",
			proofNotPicture: "Không đọc được loại ảnh này"
		},
		emptyDeposits: "Chưa có khoản nạp nào",
		emptyDepositsText: "Các khoản chuyển vào địa chỉ của bạn và thông báo cho nhân viên được liệt kê ở đây.",
		emptyWithdrawals: "Chưa có lệnh rút nào",
		emptyWithdrawalsText: "Mọi khoản bạn rút được liệt kê ở đây cùng từng bước xử lý.",
		detail: "Khoản nạp",
		notice: "Thông báo cho nhân viên",
		paid: "Đã chuyển",
		toldAmount: "Theo bạn báo",
		creditedAmount: "Đã ghi có",
		block: "Khối",
		seenAt: "Phát hiện lúc",
		toldAt: "Gửi lúc",
		endedAt: "Kết thúc lúc",
		outStatuses: {
			requested: "Còn hoàn tác được",
			held: "Tạm giữ",
			review: "Đang xét duyệt",
			approved: "Đã duyệt",
			signing: "Đang gửi",
			signed: "Đang gửi",
			broadcast: "Đã gửi",
			confirmed: "Hoàn tất",
			failed: "Thất bại",
			cancelled: "Đã hủy",
			refused: "Bị từ chối"
		},
		withdrawal: "Lệnh rút",
		openExplorer: "Xem trên trình khám phá khối"
	},
	holds: {
		order: "Lệnh {label} #{number}",
		withdrawal: "Lệnh rút {label} #{number}",
		contract_order: "Lệnh hợp đồng {label} #{number}",
		position: "Ký quỹ vị thế {label} #{number}",
		option: "Quyền chọn {label} #{number}"
	},
	withdraw: {
		ways: "Rút về đâu",
		wayAddress: "Địa chỉ ví",
		wayBank: "Thẻ ngân hàng",
		wayInternational: "Quốc tế",
		records: "Lịch sử nạp và rút",
		coin: "Coin",
		currency: "Tiền tệ",
		network: "Mạng",
		chooseCoin: "Chọn coin",
		chooseNetwork: "Chọn mạng",
		networkFacts: "Phí {fee} {code} · tối thiểu {min} {code}",
		networkClosed: "Mạng này hiện tạm dừng rút tiền",
		byHand: "Xử lý thủ công",
		byHandText: "Lệnh rút qua {network} do nhân viên gửi, không tự động. Có thể mất vài giờ.",
		byBankText: "Lệnh chuyển khoản do nhân viên thực hiện. Ngân hàng của bạn có thể cần thêm một đến ba ngày làm việc.",
		simulatedText: "Trên trang luyện tập này, một hệ thống mô phỏng thay cho nhân viên: trả lời trong vài giây và không gửi tiền thật.",
		to: "Đến địa chỉ",
		addressOf: "Địa chỉ {network}",
		paste: "Dán",
		pasteRefused: "Trình duyệt không cho đọc bộ nhớ tạm. Hãy nhấn giữ trong ô để dán.",
		book: "Sổ địa chỉ",
		bookTitle: "Địa chỉ {network} của bạn",
		bookEmpty: "Chưa có địa chỉ {network} nào",
		bookEmptyText: "Hãy nhập, dán hoặc quét: bạn có thể lưu ngay khi rút.",
		manageBook: "Quản lý sổ địa chỉ",
		inBook: "{label}, trong sổ địa chỉ",
		notInBook: "Mã kiểm tra đúng. Địa chỉ này chưa có trong sổ địa chỉ.",
		usableIn: "{label}: dùng được sau {time}",
		usableAt: "Dùng được sau {time}",
		problems: {
			unknown_network: "Không kiểm tra được địa chỉ của mạng này, nên không thể rút về đó.",
			wrong_form: "Đây không phải địa chỉ {network}. Hãy kiểm tra xem đã sao chép đủ chưa.",
			wrong_checksum: "Sai mã kiểm tra: có ít nhất một ký tự không đúng. Hãy sao chép lại.",
			other_network: "Đây là địa chỉ của mạng khác, không phải {network}. Gửi đến đó sẽ mất tiền.",
			test_network: "Đây là địa chỉ của mạng thử nghiệm, nơi coin không có giá trị.",
			zero_address: "Địa chỉ này không thuộc về ai. Gửi đến đó sẽ mất tiền."
		},
		card: "Về thẻ",
		chooseCard: "Chọn thẻ",
		addCard: "Thêm thẻ ngân hàng",
		noCards: "Chưa có thẻ",
		noCardsText: "Thêm thẻ hoặc tài khoản sẽ nhận tiền.",
		cardWaits: "Dùng được sau {time}",
		available: "Khả dụng",
		minimum: "Tối thiểu {amount} {code}",
		youReceive: "Bạn nhận",
		amountMissing: "Nhập số lượng",
		amountZero: "Số lượng phải lớn hơn 0",
		amountBelow: "Rút tối thiểu {amount} {code}",
		amountAbove: "Chỉ có {amount} {code} khả dụng",
		amountOnlyFee: "Phí {fee} {code} sẽ trừ hết số tiền này",
		addressMissing: "Chọn hoặc nhập địa chỉ",
		addressUnsound: "Kiểm tra địa chỉ trước",
		destinationWaits: "Nơi nhận này dùng được sau {time}",
		cardMissing: "Chọn thẻ",
		nothingOffered: "Ở đây chưa có cách rút này.",
		limit: "Hạn mức 24 giờ",
		limitFigures: "Đã dùng {used} / {limit} {code}",
		limitLeft: "Còn {left} {code}",
		limitThis: "lệnh này {value} {code}",
		limitMore: "Xác minh nâng cao để tăng lên {limit} {code}",
		levels: {
			none: "Chưa xác minh",
			basic: "Cơ bản",
			advanced: "Nâng cao"
		},
		notVerified: "Hãy xác minh danh tính trước",
		notVerifiedText: "Xác minh cơ bản (Lv1) để rút tiền: chỉ cần họ tên, số giấy tờ và ngày sinh của bạn. Mất khoảng hai phút.",
		verify: "Xác minh ngay",
		holdTitle: "Tạm dừng rút tiền trong {time}",
		holdTitleOpen: "Đang tạm dừng rút tiền",
		holdText: "{reason} Thời gian chờ bảo vệ bạn khỏi kẻ gian và không thể rút ngắn. Bạn có thể điền sẵn trong lúc chờ.",
		holdTextOpen: "{reason} Rút tiền sẽ mở lại khi lệnh tạm dừng được gỡ.",
		holdReasons: {
			password_changed: "Mật khẩu đăng nhập vừa được đổi.",
			phone_changed: "Số điện thoại vừa được đổi.",
			email_changed: "Địa chỉ email vừa được đổi.",
			factor_changed: "Xác thực hai yếu tố vừa được đổi.",
			pay_password_changed: "Mật khẩu thanh toán vừa được đổi.",
			account_frozen: "Tài khoản đang bị đóng băng.",
			under_review: "Tài khoản đang được xem xét."
		},
		reviewAhead: "Số lượng này cần nhân viên xét duyệt trước khi gửi.",
		balanceChanged: "Số dư vừa thay đổi: hiện có {amount} {code} khả dụng. Hãy kiểm tra số lượng.",
		feeChanged: "Phí đã đổi từ {before} thành {after} {code}. Hãy kiểm tra số bạn nhận.",
		submit: "Rút",
		addFirst: "Lưu địa chỉ và tiếp tục",
		addTitle: "Lưu địa chỉ này trước",
		addText: "Chỉ rút về địa chỉ đã lưu. Hãy đặt một cái tên dễ nhận ra.",
		addWaits: "Dùng được {time} sau khi lưu.",
		addAtOnce: "Trên trang luyện tập này dùng được ngay.",
		added: "Đã thêm {label} vào sổ địa chỉ",
		summary: "Kiểm tra trước khi gửi",
		leaves: "Trừ khỏi tài khoản",
		firstUse: "Bạn chưa từng rút về địa chỉ này",
		firstUseText: "Hãy đối chiếu từng ký tự với nơi bạn lấy địa chỉ. Gửi nhầm địa chỉ thì không lấy lại được.",
		firstUseChecked: "Tôi đã đối chiếu địa chỉ",
		compareFirst: "Hãy xác nhận bạn đã đối chiếu địa chỉ",
		undoNote: "Sau khi xác nhận, bạn có {time} để hoàn tác.",
		goOn: "Tiếp tục",
		send: "Rút {amount} {code}",
		answerLost: "Chưa nhận được phản hồi. Hãy gửi lại: dù thế nào cũng chỉ thực hiện một lần.",
		status: {
			titles: {
				requested: "Bạn vẫn có thể hoàn tác",
				held: "Đang chờ",
				review: "Nhân viên đang xét duyệt",
				approved: "Sắp gửi",
				signing: "Đang ký",
				signed: "Đã ký",
				broadcast: "Đã gửi",
				confirmed: "Hoàn tất",
				failed: "Không thành công, tiền đã được hoàn",
				cancelled: "Đã hủy, tiền đã được hoàn",
				refused: "Bị từ chối, tiền đã được hoàn"
			},
			steps: {
				requested: "Đã yêu cầu",
				held: "Tạm giữ",
				review: "Nhân viên xét duyệt",
				approved: "Đã duyệt",
				signing: "Chuyển đến bộ ký",
				signed: "Đã ký",
				broadcast: "Đã gửi lên mạng",
				sent: "Nhân viên đã gửi",
				confirmed: "Mạng đã xác nhận",
				arrived: "Đã chi trả",
				failed: "Không thành công, đã hoàn tiền",
				cancelled: "Đã hủy, đã hoàn tiền",
				refused: "Bị từ chối, đã hoàn tiền"
			},
			reasons: {
				undo_time: "Có thể hoàn tác cho đến khi hết thời gian này.",
				security_hold: "Tài khoản đang tạm dừng rút tiền.",
				amount_above_limit: "Số lượng như thế này luôn cần xét duyệt.",
				user_cancelled: "Bạn đã hủy.",
				destination_suspicious: "Nơi nhận có dấu hiệu rủi ro. Vui lòng liên hệ với chúng tôi.",
				identity_doubtful: "Cần làm rõ về danh tính của bạn. Vui lòng liên hệ với chúng tôi.",
				funds_origin_unclear: "Cần làm rõ nguồn gốc số tiền. Vui lòng liên hệ với chúng tôi.",
				order_of_authority: "Theo yêu cầu của cơ quan có thẩm quyền.",
				chain_failed: "Mạng không thực hiện giao dịch này.",
				bank_returned: "Ngân hàng đã trả lại. Hãy kiểm tra thông tin thẻ."
			},
			left: "còn {time}",
			untilLifted: "đến khi lệnh tạm dừng được gỡ"
		},
		timeline: "Các bước",
		undo: "Hoàn tác",
		undoIn: "Hoàn tác ({seconds} s)",
		cancel: "Hủy lệnh rút này",
		cancelTitle: "Hủy lệnh rút này?",
		cancelText: "{amount} {code} trở lại số dư khả dụng ngay. Không mất phí.",
		keep: "Giữ lại",
		cancelled: "Đã hủy. Tiền đã được hoàn.",
		tooLate: "Không thể hủy nữa: lệnh đã được gửi lên mạng.",
		transaction: "Mã giao dịch",
		copyTransaction: "Sao chép mã giao dịch",
		explorer: "Xem trên chuỗi",
		number: "Mã lệnh",
		destination: "Đến",
		deletedDestination: "Đã bị xóa",
		again: "Rút tiếp",
		tryAgain: "Thử lại",
		notFound: "Không tìm thấy lệnh rút này",
		notFoundText: "Có thể lệnh thuộc tài khoản khác. Các lệnh rút của bạn nằm trong lịch sử.",
		toRecords: "Xem lịch sử"
	}
};
// packages/messages/src/vn/server-texts.ts
var serverTexts$1 = {
	...vn,
	...trading$1,
	...wallet$1,
	...account$3,
	errors: {
		...errors$1,
		...refusals$1
	},
	mails: mails$1,
	mailFrame: mailFrame$1,
	mailNotices: mailNotices$1,
	parameter: parameter$1,
	refusedFor: refusedFor$1,
	statement: statement$1
};
// packages/messages/src/zh/account/index.ts
var account$1 = {
	coupons: {
		none: "暂无卡券",
		noneText: "您获得的卡券会保存在这里，直到使用或过期。"
	},
	identity: {
		steps: {
			label: "认证步骤",
			info: "信息",
			documents: "证件",
			review: "审核",
			done: "{step}：已完成",
			now: "{step}：进行中",
			waiting: "{step}：审核中",
			later: "{step}：之后"
		},
		levels: {
			basic: "Lv1 初级",
			advanced: "Lv2 高级",
			none: "未认证",
			limits: "{withdrawals} {unit} / 24 小时 · {trade} USDT / 笔"
		},
		states: {
			not_verified: "未开始",
			current: "进行中",
			verifying: "审核中",
			verified: "已认证",
			failed: "未通过"
		},
		idType: "证件类型",
		idTypes: {
			id_card: "身份证",
			passport: "护照",
			driver_licence: "驾驶证"
		},
		country: "签发国家或地区",
		chooseCountry: "选择国家或地区",
		searchCountry: "国家或地区的名称或代码",
		noCountry: "没有名为“{text}”的国家或地区。",
		name: "姓名",
		nameHint: "与证件上完全一致。",
		number: "证件号码",
		birthDate: "出生日期",
		birthDateHint: "年-月-日，例如 1990-05-17。",
		basicText: "所填内容须与证件一致。内容加密保存，只有审核员可以打开。",
		submit: "提交",
		continue: "继续",
		pictures: "证件照片",
		picturesText: "四角完整、清晰、无反光、彩色。",
		picture: {
			front: "正面",
			page: "带照片的页面",
			reverse: "背面",
			selfie: "手持证件照",
			selfieText: "非必填，有助于减少补充材料。",
			add: "{picture}：添加照片",
			look: "{picture}：查看照片",
			take: "拍照",
			choose: "选择照片",
			kinds: "JPEG、PNG、WebP、GIF 或 AVIF，不超过 10 MB。",
			sending: "上传中 {percent} %",
			sent: "已上传",
			notSent: "未上传",
			again: "重新上传",
			retake: "重拍",
			remove: "移除",
			keep: "清晰可用",
			larger: "放大",
			smaller: "完整照片",
			shown: "您的照片：{picture}",
			check: "每个字都能看清吗？您能看清，审核员才能看清。",
			not_picture: "这不是可以读取的图片类型。",
			too_large: "图片超过 10 MB。",
			unreadable: "无法显示这张图片。"
		},
		problems: {
			country_missing: "请选择证件的签发国家或地区。",
			name_missing: "请输入与证件一致的姓名。",
			name_invalid: "姓名只能包含文字、空格、连字符和撇号。",
			number_missing: "请输入证件号码。",
			identity_number_invalid: "这不是该类证件的号码。",
			birth_missing: "请输入出生日期。",
			birth_date_invalid: "没有这一天，或年代过于久远。",
			birth_date_differs: "证件号码中的出生日期与此不同。",
			identity_too_young: "您必须年满 18 岁。",
			front_missing: "请添加证件正面。",
			page_missing: "请添加带照片的页面。",
			reverse_missing: "请添加证件背面。",
			sending: "照片仍在上传。",
			not_sent: "有照片未上传，请重新上传。",
			no_tries: "今日提交次数已用完，请明天再试。"
		},
		triesLeft: "今日还可提交 {count, plural, other {# 次}}",
		fields: {
			name: "姓名",
			card_id: "证件号码",
			country: "国家或地区",
			birth_date: "出生日期",
			front_pic: "证件正面",
			reverse_pic: "证件背面",
			selfie_pic: "手持证件照"
		},
		faults: {
			differs: "与证件不一致",
			unreadable: "无法辨认",
			cut_off: "边缘被截断",
			glare: "有反光",
			expired: "所属证件已过期",
			not_accepted: "此处不接受",
			already_used: "已在其他账户认证"
		},
		failed: {
			title: "{level}未通过",
			line: "{field}{fault}。",
			keeps: "其余内容无误并已保留。请改正标出的部分后重新提交。",
			ofLv1: "姓名、证件号码和出生日期已在 Lv1 认证，无法在此更改。请上传与之相符的证件照片；如当时填写有误，请通过“{contact}”告知我们。",
			kept: "无误",
			change: "更改",
			takenOver: "沿用上次"
		},
		verifying: {
			title: "审核中",
			text: "审核员正在核对您的资料，通常不超过 24 小时。届时会发邮件通知您，本页会自动更新。",
			practiceText: "这是模拟站点：由模拟系统在数秒后作出决定，不会查看任何内容。本页会自动更新。",
			submitted: "提交时间",
			waited: "已等待",
			usually: "通常",
			usuallyLive: "< 24 小时",
			usuallyPractice: "数秒"
		},
		verified: {
			title: "您的身份认证已通过",
			text: "两个级别均已认证，无需其他操作。",
			basicDone: "Lv1 已认证：您可以提现。完成 Lv2 可提高限额。",
			since: "认证日期",
			document: "证件",
			holder: "姓名",
			number: "号码"
		},
		contact: {
			title: "请先绑定联系方式",
			both: "身份认证前须绑定邮箱和手机号。",
			one: "身份认证前须绑定邮箱或手机号。",
			bind: "绑定",
			bound: "已绑定"
		},
		privacy: {
			title: "您的证件资料",
			views: "谁查看过我的证件",
			kept: "审核完成 {days} 天后删除照片。",
			keptUntil: "您的照片将于 {date} 删除。",
			keptGone: "您的照片已删除。",
			sealed: "加密保存。每次查看及其原因都会记录在此。"
		},
		views: {
			none: "暂无人查看",
			noneText: "审核员打开您的资料或照片时，会在此记录查看人、时间和原因。",
			details: "填写的资料",
			front: "证件正面",
			reverse: "证件背面",
			selfie: "手持证件照",
			recovery: "申请恢复账户时的照片",
			by: "查看人：{viewer}",
			because: "原因：{reason}",
			case: "审核单 {number}"
		},
		mark: {
			withdraw: "提现前需要认证您的身份",
			other: "此操作需要认证您的身份",
			withdrawText: "只有通过身份认证的用户才能提现：即使他人知道您的密码，您的资产也受到保护。",
			otherText: "您刚才的操作需要先完成身份认证。",
			needs: "Lv1 即可：姓名、证件号码和出生日期，无需照片。",
			waiting: "您的资料正在审核，通过后即可继续。",
			enough: "您的身份认证已通过，可以继续。",
			table: "各级别的权限",
			level: "级别",
			withdrawals: "24 小时提现",
			trade: "单笔法币交易",
			yours: "您",
			start: "开始身份认证",
			look: "查看进度",
			back: "继续之前的操作",
			notNow: "以后再说"
		}
	},
	invite: {
		cardTitle: "和我一起使用 Candor",
		qr: "邀请链接的二维码",
		code: "邀请码",
		copyCode: "复制邀请码",
		link: "邀请链接",
		copyLink: "复制链接",
		saveImage: "保存图片",
		imageSaved: "图片已保存",
		imageFailed: "此浏览器无法生成图片，请改为复制链接。",
		rebates: "返佣",
		noRebates: "暂无返佣",
		noRebatesText: "使用您的邀请码注册的人会记为由您邀请。目前邀请尚无返佣；一旦开始发放，每一笔返佣及其对应的手续费都会列在这里。"
	},
	places: {
		chooseTitle: "选择地点",
		here: "使用我的位置",
		hereText: "浏览器会先征求您的同意。在您选定之前，位置只留在本设备上。",
		finding: "正在定位",
		foundWithin: "已定位，误差 {metres} 米",
		refused: "浏览器未提供位置：请在本站设置中允许，或在下方输入。",
		unavailable: "暂时无法定位。请到室外重试，或在下方输入。",
		tookTooLong: "定位超时。请重试，或在下方输入。",
		unsupported: "此浏览器不支持定位，请在下方输入。",
		insecure: "浏览器只在安全连接下提供位置，请在下方输入。",
		or: "或手动输入",
		name: "地点名称",
		namePlaceholder: "家、公司、咖啡馆",
		address: "地址",
		coordinates: "纬度, 经度",
		coordinatesHint: "与地图上的写法相同：21.0285, 105.8542",
		problems: {
			missing: "请输入坐标，或使用您的位置。",
			unreadable: "请写纬度和经度，中间用逗号分隔：21.0285, 105.8542",
			latitude: "纬度应在 −90 到 90 之间。",
			longitude: "经度应在 −180 到 180 之间。",
			name_long: "最多 {most} 个字符。"
		},
		use: "使用此地点",
		noName: "未命名的地点",
		bad: "地点无效",
		badText: "坐标缺失，或地球上不存在这样的坐标。",
		chooseOther: "选择地点",
		drawing: "经纬网上的 {latitude}, {longitude}",
		latitude: "纬度",
		longitude: "经度",
		north: "北纬 {degrees}",
		south: "南纬 {degrees}",
		east: "东经 {degrees}",
		west: "西经 {degrees}",
		compass: {
			n: "北",
			e: "东",
			s: "南",
			w: "西"
		},
		measure: "距离多远？",
		measureText: "会询问浏览器您的位置，不会发送给我们。",
		metresAway: "直线距离 {metres} 米",
		kilometresAway: "直线距离 {kilometres} 公里",
		openInApp: "用本机地图打开",
		osm: "OpenStreetMap",
		apple: "Apple 地图",
		elsewhere: "网页地图",
		copy: "复制坐标"
	},
	profile: {
		avatar: "头像",
		changeAvatar: "更换头像",
		avatarOf: "{name}的头像",
		take: "拍照",
		choose: "选择照片",
		kinds: "JPEG、PNG、WebP、GIF 或 AVIF。所有人可见。",
		crop: {
			title: "选择区域",
			area: "拖动图片；方向键移动，+ 和 − 缩放。",
			zoom: "放大",
			save: "使用这张图片",
			unreadable: "无法读取这张图片，请另选一张。"
		},
		avatarSaved: "头像已更换。",
		nickname: "昵称",
		nicknameHint: "2 至 10 个字母、汉字或数字，所有人可见。",
		signature: "个性签名",
		signatureHint: "2 至 30 个字符，可留空。",
		counter: "{count} / {most}",
		problems: {
			nickname_short: "至少 2 个字符。",
			nickname_long: "最多 10 个字符。",
			nickname_signs: "只能使用字母、汉字和数字。",
			signature_short: "至少 2 个字符。",
			signature_long: "最多 30 个字符。",
			signature_signs: "只能使用文字、数字和标点。"
		},
		save: "保存",
		saved: "已保存。",
		noChange: "没有改动。",
		account: "账户",
		uid: "UID",
		copyUid: "复制 UID",
		identity: "身份",
		email: "邮箱",
		phone: "手机",
		notBound: "未绑定",
		since: "注册时间"
	},
	recover: {
		title: "双重验证丢失",
		entry: "以上方式我都没有了",
		password: {
			title: "登录密码",
			text: "您使用的是验证码登录，此操作还需要登录密码。"
		},
		intro: {
			title: "全部都丢失了？",
			text: "我们可以移除此账户的双重验证。流程有意放慢，确保任何人都无法在您不知情时完成。",
			label: "接下来的步骤",
			codes: "一个验证码",
			codesText: "发送至 {address}，以确认能够联系到您。",
			bothCodes: "两个验证码",
			bothCodesText: "分别发送至 {email} 和 {phone}，以确认能够联系到您。",
			picture: "一张新照片",
			pictureText: "您本人、证件和一张手写的纸。审核员会与您已认证的身份核对。",
			simulatedText: "您本人、证件和一张手写的纸。这是模拟站点：由模拟系统直接通过，不会查看任何内容。",
			wait: "等待 {duration}",
			waitText: "我们会立即通知您。每条通知中的链接都可以取消申请，通过双重验证登录也会取消申请。",
			frozenText: "等待期间账户保持冻结，等待结束时一并解冻。",
			frozenWaitText: "我们会立即通知您。每条通知中的链接都可以取消申请，用双重验证解冻账户也会取消申请。",
			end: "之后只需密码",
			endText: "验证器应用、通行密钥和恢复码被移除，所有设备退出登录，所有 API 密钥停止使用。",
			held: "期间无法提现",
			heldText: "从提交申请起，到结束后的一段时间。余额、委托、持仓和支付密码保持不变。",
			begin: "继续",
			back: "我还有其中一种"
		},
		steps: {
			label: "恢复步骤",
			codes: "验证码",
			picture: "照片",
			wait: "等待"
		},
		codes: {
			email: "确认您的邮箱",
			phone: "确认您的手机号",
			text: "我们会向 {address} 发送六位数字，请在此输入。",
			proven: "{address} 已确认"
		},
		picture: {
			title: "您的照片",
			text: "您本人、证件和一张手写的纸，拍在同一张照片里。",
			paper: "请在纸上手写以下内容",
			date: "今天的日期",
			number: "编号",
			face: "露出完整面部，不戴眼镜、口罩和帽子。",
			document: "证件放在面部旁边，有照片的一面朝前，字迹清晰。",
			sheet: "手持这张纸，日期和编号清晰可读。",
			tile: "本人、证件和手写纸",
			private: "加密保存。之后您可以看到谁查看过以及原因。",
			missing: "请先添加照片。",
			sending: "照片仍在上传。",
			notSent: "照片未上传，请重新上传。"
		},
		ask: {
			title: "现在提交申请？",
			photo: "照片",
			proven: "已确认",
			another: "重新拍照",
			label: "提交之后",
			mails: "我们立即通知您，通知中有取消链接。",
			held: "从此刻起无法提现。",
			wait: "开始等待 {duration}。通过双重验证登录会取消申请。",
			frozenWait: "开始等待 {duration}。用双重验证解冻账户会取消申请。",
			removed: "之后验证器应用、通行密钥和恢复码被移除，所有设备退出登录，所有 API 密钥停止使用。",
			stays: "支付密码保持不变，提现仍需要它。",
			submit: "提交移除申请"
		},
		wait: {
			title: "您的申请正在等待",
			reviewTitle: "您的照片正在审核",
			left: "剩余",
			over: "只差照片的审核结果",
			ending: "正在移除您的双重验证",
			asked: "提交时间",
			due: "最早完成",
			photo: "您的照片",
			photoStates: {
				open: "审核中",
				allowed: "已通过",
				refused: "未通过"
			},
			label: "接下来",
			mails: "我们已通知您，每条通知中的链接都可以取消申请。",
			end: "到期后双重验证被移除，您只用密码即可登录。",
			frozenEnd: "到期后双重验证被移除，账户解冻，您只用密码即可登录。",
			setUp: "届时请首先重新设置双重验证。提现还需等待一段时间。",
			leave: "您可以关闭此页。想再查看时，按原路进入即可。",
			stop: "又找到了？",
			stopText: "使用验证器应用、通行密钥或恢复码登录，申请即被取消。如果改变主意，通知中的链接也可以取消。",
			frozenStopText: "用验证器应用、通行密钥或恢复码解冻账户，申请即被取消。如果改变主意，通知中的链接也可以取消。",
			logIn: "登录并取消申请"
		},
		done: {
			title: "您可以重新登录了",
			text: "您的双重验证已移除。",
			setUp: "请首先重新设置双重验证：在此之前，仅凭密码就能登录账户。",
			held: "提现还需等待一段时间。",
			pay: "支付密码与之前相同。",
			devices: "所有设备已退出登录，所有 API 密钥已停止使用。"
		},
		refused: {
			title: "照片未通过审核",
			text: "双重验证保持不变，没有任何改动。您可以换一张照片重新申请。",
			why: "审核员的说明"
		},
		cancelled: {
			title: "申请已取消",
			text: "原因可能是：有人通过双重验证登录、已登录的设备取消、通知中的链接取消，或其他安全设置被更改。双重验证保持不变。",
			notYou: "都不是您本人操作？",
			notYouText: "那么有人进入了您的账户或邮箱。请用邮件中的链接冻结账户。"
		},
		again: "重新开始",
		toLogin: "前往登录",
		unknown: {
			title: "请从登录页开始",
			text: "先用密码登录，在双重验证的步骤选择“以上方式我都没有了”。"
		},
		cancel: {
			title: "取消申请",
			text: "有人申请移除您账户的双重验证：验证器应用、通行密钥和恢复码。",
			why: "不是您本人？",
			whyText: "申请人知道您的登录密码。请取消申请，然后修改密码。",
			mine: "是您本人？",
			mineText: "请关闭此页，申请将继续进行。",
			submit: "取消申请",
			done: "申请已取消",
			doneText: "您的双重验证保持不变。",
			advice: "不是您本人申请的？",
			adviceText: "申请人知道您的登录密码，并且能看到我们发送的验证码。请修改登录密码，同时修改邮箱密码。",
			freezeByMail: "担心有人进入了账户？同一封邮件中的另一个链接可以冻结账户。",
			look: "查看安全页面",
			lookText: "发现并非您本人的操作？请用同一封邮件中的另一个链接冻结账户。",
			changePassword: "修改登录密码"
		},
		alert: {
			title: "有人申请移除您的双重验证",
			from: "来自 {device}，网络 {network}",
			unknown: "未知设备",
			left: "如不取消，将在 {time} 后移除。",
			soon: "如不取消，随时可能被移除。",
			cancel: "不是我：取消申请",
			freeze: "冻结我的账户",
			mine: "是您本人？那就无需操作。"
		}
	},
	safety: {
		score: {
			label: "账户安全 {score} 分（满分 100）",
			strong: "保护完善",
			fair: "即将完善",
			weak: "容易被盗",
			allDone: "所有保护措施均已设置。",
			whys: {
				set_factor: "有了双重验证，仅凭盗取的密码无法登录。",
				set_pay_password: "提现需要支付密码，仅拿到手机无法转走资产。",
				make_recovery_codes: "手机丢失时，可用恢复码登录。",
				bind_email: "多一种方式联系您、帮您找回账户。",
				set_phishing_word: "邮件中您专属的防钓鱼码，让您分辨哪些真正来自我们。",
				bind_phone: "多一种方式联系您、帮您找回账户。",
				turn_book_only_on: "他人无法把资产转到自己的地址。"
			},
			steps: {
				set_factor: "设置双重验证",
				set_pay_password: "设置支付密码",
				make_recovery_codes: "生成恢复码",
				bind_email: "绑定邮箱",
				set_phishing_word: "设置防钓鱼码",
				bind_phone: "绑定手机",
				turn_book_only_on: "仅提现到已保存地址"
			}
		},
		groups: {
			passwords: "密码",
			factors: "双重验证",
			reach: "联系方式",
			protection: "保护",
			access: "访问权限"
		},
		rows: {
			totp: "验证器应用",
			passkeys: "通行密钥",
			recovery: "恢复码",
			phishingWord: "防钓鱼码",
			bookOnly: "仅提现到已保存地址",
			freeze: "冻结我的账户",
			sessions: "设备与登录",
			signIns: "登录记录",
			apiKeys: "API 密钥",
			stay: "在此设备保持登录"
		},
		values: {
			notSet: "未设置",
			set: "已设置",
			on: "已开启",
			off: "未开启",
			notBound: "未绑定",
			changedOn: "{date} 修改",
			left: "{count, plural, =0 {无} other {剩余 # 个}}",
			stayOn: "最长 30 天",
			stayOff: "闲置 12 小时后退出"
		},
		hold: {
			before: "更改后 {duration}内无法提现，处理中的提现也将等待同样的时间。",
			title: "提现已暂停",
			left: "剩余 {time}",
			untilLifted: "直至解除",
			text: "您仍可充值和交易。",
			reasons: {
				password_changed: "登录密码已修改",
				phone_changed: "手机号已更换",
				email_changed: "邮箱已更换",
				factor_changed: "双重验证已更改",
				pay_password_changed: "支付密码已修改",
				account_frozen: "账户已冻结",
				under_review: "审核中"
			}
		},
		durations: {
			hours: "{count, plural, other {# 小时}}",
			minutes: "{count, plural, other {# 分钟}}",
			seconds: "{count, plural, other {# 秒}}"
		},
		lastUsed: "上次使用",
		neverUsed: "尚未使用",
		fields: {
			loginPassword: "登录密码",
			currentPassword: "当前密码",
			code: "发送至 {address} 的验证码",
			codeFrom: "验证码发送至",
			passwordMissing: "请输入登录密码。"
		},
		password: {
			text: "验证码用于确认是您本人。其他所有设备都会退出登录。",
			submit: "修改密码",
			done: "密码已修改，其他设备已退出登录。"
		},
		payPassword: {
			setText: "六位数字，提现、新增地址及其他更改时与双重验证一同使用。",
			changeText: "需用当前支付密码和双重验证确认更改。",
			resetText: "忘记了？用验证码、登录密码和双重验证重新设置。",
			first: "新支付密码",
			again: "再次输入",
			set: "设置支付密码",
			change: "修改支付密码",
			reset: "重置支付密码",
			forgot: "忘记了？",
			remembered: "我记得密码",
			done: "支付密码已设置",
			locked: "错误次数过多，{time} 后解锁。交易不受影响。",
			problems: {
				six: "必须为六位数字。",
				differ: "两次输入不一致。"
			}
		},
		bind: {
			email: "绑定邮箱",
			phone: "绑定手机",
			now: "当前绑定：{address}",
			newEmail: "新邮箱",
			newPhone: "新手机号",
			newCode: "新邮箱或手机收到的验证码",
			done: "绑定成功"
		},
		totp: {
			addTitle: "设置验证器应用",
			scan: "用 Aegis、2FAS 或 Google Authenticator 等应用扫描此二维码。",
			qr: "验证器应用的二维码",
			manual: "或在应用中输入此密钥",
			copyKey: "复制密钥",
			openApp: "在本机应用中打开",
			keep: "请同时妥善保管此密钥：持有它的人都能生成验证码。",
			confirm: "应用当前显示的六位数字",
			submit: "开启",
			added: "验证器应用已开启",
			isOn: "验证器应用已开启",
			isOnText: "{date} 添加。登录和提现时需要其验证码。",
			remove: "移除",
			removeTitle: "移除验证器应用？",
			removeText: "移除后，登录和提现不再需要其验证码。",
			removed: "验证器应用已移除"
		},
		passkeys: {
			text: "通行密钥保存在您的手机或电脑中，用面容、指纹或 PIN 验证，不会被钓鱼网站窃取。",
			none: "暂无通行密钥",
			add: "添加通行密钥",
			addText: "接下来设备会要求您的面容、指纹或 PIN。",
			name: "名称",
			namePlaceholder: "我的手机",
			nameMissing: "请填写名称。",
			added: "通行密钥已添加",
			addedOn: "{date} 添加",
			backedUp: "已同步到设备的云端",
			oneDevice: "仅保存在一台设备",
			rename: "重命名",
			renamed: "已重命名",
			remove: "移除",
			removeTitle: "移除“{name}”",
			removeText: "它将无法再登录此账户。请同时在您的设备上删除它。",
			removed: "通行密钥已移除",
			unsupported: "此浏览器不支持通行密钥",
			unsupportedText: "请通过 https 使用较新的浏览器，或使用验证器应用。",
			dismissed: "未做任何更改：请求已关闭或超时。",
			exists: "此设备已有该账户的通行密钥。",
			failed: "设备无法完成操作，请重试或换一台设备。"
		},
		recovery: {
			text: "无法使用双重验证时，每个恢复码可登录一次，或用于移除丢失的验证方式。恢复码不能转移资产。",
			left: "{count, plural, =0 {没有可用的恢复码} other {个恢复码可用}}",
			factorFirst: "恢复码与双重验证配合使用，请先设置双重验证。",
			make: "生成恢复码",
			remake: "重新生成",
			remakeText: "生成后，之前的恢复码全部失效。",
			title: "您的恢复码",
			shownOnce: "仅显示这一次。请打印或保存在手机以外的地方。",
			copy: "复制",
			download: "下载",
			fileHead: "Candor 恢复码，每个只能使用一次。",
			kept: "我已妥善保存"
		},
		sessions: {
			text: "如有不属于您的设备，请将其退出登录并修改密码。",
			unknown: "未知设备",
			here: "本设备",
			ends: "最迟 {date} 结束",
			revoke: "退出登录",
			revokeTitle: "将 {device} 退出登录？",
			revokeText: "无论它在哪里，都会立即退出登录。",
			revokeAll: "退出其他所有设备",
			revokeAllTitle: "退出其他所有设备？",
			revokeAllText: "只有本设备保持登录。",
			revoked: "已退出登录",
			alone: "没有其他设备登录。"
		},
		signIns: {
			none: "暂无登录记录",
			results: {
				signed_in: "已登录",
				password_wrong: "密码错误",
				factor_wrong: "双重验证错误",
				frozen: "已拒绝：账户冻结"
			}
		},
		apiKeys: {
			text: "供代您操作的程序使用。密钥的能力等于它的权限，切勿交给任何人。",
			none: "暂无 API 密钥",
			noneText: "创建密钥，让您自己的程序读取数据或交易。",
			create: "新建密钥",
			submit: "创建密钥",
			name: "名称",
			nameMissing: "请填写名称。",
			scopes: "权限",
			scope: {
				read: "读取",
				trade: "交易",
				withdraw: "提现"
			},
			scopeText: {
				read: "余额、委托和记录",
				trade: "下单和撤单",
				withdraw: "预留：尚无接口使用，需要 IP 地址"
			},
			scopeMissing: "请至少选择一项。",
			addresses: "IP 地址（选填）",
			addressesHint: "以逗号分隔，最多十个。留空表示不限。",
			addressesMissing: "可提现的密钥至少需要一个 IP 地址。",
			addressesInvalid: "这不是有效的 IP 地址。",
			validity: "有效期",
			days: "{count, plural, other {# 天}}",
			from: "来源",
			anywhere: "不限",
			until: "有效至",
			expired: "已过期",
			revoke: "撤销",
			revokeTitle: "撤销“{name}”？",
			revokeText: "使用此密钥的程序会立即被拒绝。",
			revoked: "密钥已撤销",
			secretTitle: "您的新密钥",
			secretText: "仅显示这一次。持有它的人都能使用。",
			copySecret: "复制密钥",
			secretKept: "我已保存",
			header: "请以请求头“Authorization: Bearer …”发送。"
		},
		phishingWord: {
			text: "我们的每封邮件都带有您的防钓鱼码。没有它的邮件不是我们发送的，登录页也绝不会索要它。",
			now: "您的防钓鱼码",
			field: "新的防钓鱼码",
			hint: "4 至 20 个字母、汉字、数字、空格或“-”“_”“.”",
			save: "保存",
			remove: "移除防钓鱼码",
			saved: "今后我们的邮件都带有您的防钓鱼码",
			removed: "我们的邮件不再带有防钓鱼码"
		},
		freeze: {
			title: "冻结我的账户",
			text: "如果有人进入了您的账户，请将其冻结。您也可以使用我们每封安全邮件中的链接来冻结。",
			effects: {
				sessions: "所有设备退出登录，包括本设备。",
				keys: "所有 API 密钥停止使用。",
				funds: "解冻之前无法提现，解冻后还需等待一段时间。",
				orders: "当前委托和持仓保持不变。"
			},
			submit: "冻结",
			question: "冻结此账户？",
			questionText: "所有设备都会退出登录。重新进入需要登录密码、验证码和双重验证。",
			done: "您的账户已冻结",
			doneText: "所有设备均已退出，无法提现。确认账户只有您本人使用后，再解冻。",
			linkText: "您打开了安全邮件中的链接，此操作无需登录。",
			unfreeze: "解冻"
		},
		unfreeze: {
			title: "解冻我的账户",
			text: "需要登录密码、验证码，以及双重验证（如已设置）。",
			frozen: "此账户已冻结",
			frozenText: "账户由持有人冻结，解冻之前任何人都无法登录。",
			submit: "解冻",
			done: "已解冻，可以重新登录；提现需等待一段时间。"
		},
		signIn: {
			passkey: "使用通行密钥登录",
			title: "还差一步",
			text: "验证通过，还需完成双重验证。",
			totpText: "验证器应用当前显示的六位数字。",
			totp: "验证器应用的验证码",
			recoveryText: "您的任一恢复码，只能使用一次。",
			recovery: "恢复码",
			useRecovery: "使用恢复码",
			useTotp: "使用验证器应用",
			usePasskey: "使用通行密钥",
			recoveryInvalid: "格式如 ABCDE-23456。",
			back: "返回"
		}
	},
	stepUp: {
		title: "确认是您本人",
		secondsLeft: "{seconds} 秒内有效",
		over: "已超时，未执行任何操作。",
		askAgain: "重新验证",
		payPassword: "支付密码",
		payPasswordForgotten: "忘记了？",
		code: "验证器应用中的验证码",
		passkey: "使用通行密钥",
		passkeyText: "指纹、面容或本设备的锁屏",
		passkeyRefused: "未使用通行密钥。请重试，或改用验证码。",
		instead: {
			passkey: "改用通行密钥",
			totp: "改用验证器应用",
			recovery: "使用恢复码"
		},
		recoveryCode: "恢复码",
		needPayPassword: "请先设置支付密码",
		needPayPasswordText: "它独立于登录密码，保护从账户转出的资产。",
		setPayPassword: "设置支付密码",
		needFactor: "请先设置双重验证",
		needFactorText: "通行密钥或验证器应用。没有它，他人仅凭您的密码就可能转空账户。",
		setFactor: "设置双重验证",
		bothNeeded: "支付密码和双重验证只需设置一次，之后只要几秒钟。",
		lockedTitle: "错误次数过多",
		lockedUntil: "{time} 后可以再试，交易不受影响。",
		notYou: "在您确认之前不会执行任何操作。如果不是您发起的，请关闭并修改密码。"
	}
};
// packages/messages/src/zh/errors.ts
var errors = {
	index_stale: "指数价格暂时中断，请稍后再试。",
	pair_not_trading: "该交易对已暂停交易，未完成的委托保持不变，请稍后再试。",
	price_missing: "请输入价格。",
	quantity_missing: "请输入数量。",
	quantity_too_small: "数量过小，请增加数量。",
	stop_missing: "请输入触发价。",
	stop_would_trigger: "触发价已被越过，委托会立即触发。请在指数价格的另一侧设置触发价。",
	oco_prices_wrong: "OCO 的两个价格须分别位于指数价格两侧：卖出时限价在上、止损在下；买入时相反。",
	exit_prices_wrong: "止盈价须位于开仓价的盈利一侧，止损价须位于亏损一侧：买入或做多时止盈在上、止损在下，做空时相反。",
	slippage_invalid: "请输入大于 0% 且在该交易对允许范围内的滑点上限。",
	order_combination_invalid: "这些委托选项不能同时使用，请更改委托类型或有效方式。",
	post_only_would_take: "以该价格只挂单会立即成交，因此未下单。请选择离对手价更远的价格。",
	login_failed: "登录失败，请检查账号和密码。",
	upload_heic: "无法读取 HEIC 照片。请用 JPEG 格式重新拍摄（iPhone：设置 > 相机 > 格式 > 兼容性最佳），或选择该照片的截图。",
	parameter_error: "参数错误，请检查输入内容。"
};
// packages/messages/src/zh/index.ts
var zh = {
	account: {
		welcomeBack: "欢迎回来",
		loginText: "登录后即可交易并查看资产。",
		registerTitle: "创建账户",
		registerText: "验证码用于确认该邮箱或手机号属于您。",
		forgotTitle: "重置密码",
		forgotText: "设置新密码后，该账户的所有登录都将失效。",
		channel: "登录方式",
		email: "邮箱",
		mobile: "手机",
		emailPlaceholder: "name@example.com",
		phoneNumber: "手机号码",
		isValid: "格式正确",
		areaCode: "区号 {code}，{country}",
		searchArea: "国家、地区或区号",
		noArea: "没有与“{text}”匹配的国家或地区",
		letters: "字母索引",
		password: "密码",
		newPassword: "新密码",
		passwordAgain: "确认密码",
		passwordHint: "多于六个字符",
		strength: {
			short: "太短：须多于六个字符",
			weak: "较弱：更长比更复杂有效",
			fair: "一般：再多几个字符就很强",
			strong: "很强"
		},
		code: "验证码",
		codeSentTo: "已发送至 {recipient}，{minutes} 分钟内有效",
		invitationCode: "邀请码",
		haveInvitation: "我有邀请码（选填）",
		stayLoggedIn: "在此设备上保持登录",
		forgot: "忘记密码？",
		or: "或",
		logInWithCode: "使用验证码登录",
		logInWithPassword: "使用密码登录",
		noAccount: "还没有账户？",
		haveAccount: "已有账户？",
		rememberedIt: "想起密码了？",
		createAccount: "创建账户",
		setPassword: "设置新密码",
		agreeTo: "我已阅读并同意",
		agreement: "用户协议",
		agreeToo: "和",
		privacy: "隐私说明",
		accept: "已阅读并同意",
		outboxHint: "模拟站点：验证码不会真正发出，请查看",
		outbox: "发件箱",
		demoHint: "只想先看看？",
		useDemo: "使用演示账户",
		demoFilled: "演示账户的密码显示在启动服务器的终端中。",
		changeLanguage: "语言：{language}",
		problems: {
			emailInvalid: "请输入有效的邮箱地址。",
			phoneInvalid: "请输入有效的手机号码。",
			passwordMissing: "请输入密码。",
			passwordShort: "密码须多于六个字符。",
			passwordLong: "文本过长：最多 128 个字符。",
			confirmShort: "确认密码须多于六个字符。",
			passwordsDiffer: "两次输入的密码不一致。",
			codeSixDigits: "验证码须为六位数字。",
			specialCharacters: "只能使用字母和数字，不允许特殊字符。",
			textTooLong: "文本过长",
			notAgreed: "请先阅读并同意。"
		}
	},
	chart: {
		choosePair: "选择交易对",
		priceAlert: "价格提醒",
		linkCopied: "链接已复制",
		high24h: "24h 最高",
		low24h: "24h 最低",
		volume: "量 {asset}",
		madeWith: "图表由 TradingView 提供",
		index: {
			simulated: "指数：模拟",
			live: "指数价格",
			title: "这个价格从哪里来",
			now: "当前指数",
			last: "最新成交",
			updated: "更新时间",
			practiceSource: "这是模拟站点。指数只有一个名为“模拟”的来源：由种子算出的固定过程，走势如同真实市场，有平静的日子，也有突然的跳动。它不是真实价格，这里没有人能改动它。",
			liveSource: "每秒两次，我们取至少三家、不超过 3 秒的报价，把每个报价限制在中位数上下 0.5% 以内，再取平均。少于三家时不产生新价格。",
			grid: "每半秒产生一个指数价格，用于兑换和触发委托。最新成交由订单簿中的委托产生，可能略有偏差。",
			staleRule: "超过 5 秒未更新的指数价格会标为“指数中断”。此时兑换需等待，订单簿中的限价单照常运行。"
		},
		periodsLabel: "图表周期",
		periods: {
			line: "分时",
			"1min": "1分",
			"5min": "5分",
			"15min": "15分",
			"30min": "30分",
			"1hour": "1时",
			"4hour": "4时",
			"1day": "日线",
			"1week": "周线"
		},
		more: "更多",
		morePeriods: "更多周期",
		indicators: "指标",
		open: "开",
		high: "高",
		low: "低",
		close: "收",
		volumeShort: "量",
		settings: "图表设置",
		fullScreen: "全屏",
		leaveFullScreen: "退出全屏",
		maPeriods: "均线（MA 和 EMA）",
		maPeriod: "周期 {number}",
		maPeriodHint: "2 到 400 的整数",
		showOrders: "显示我的当前委托",
		resetSettings: "重置",
		yourOrder: "{side} {amount}",
		noCandles: "该区间暂无价格",
		chartOf: "{pair} 价格图表，{period}。最新价 {price}。",
		tabsLabel: "市场数据",
		tabs: {
			book: "订单簿",
			depth: "深度",
			trades: "成交",
			about: "简介"
		},
		amountOf: "数量（{asset}）",
		priceIn: "价格（{asset}）",
		time: "时间",
		bids: "买盘",
		asks: "卖盘",
		bookEmpty: "订单簿为空",
		bookEmptyText: "等待成交的委托会显示在这里。",
		depthOf: "{pair} 订单簿深度",
		depthAt: "到 {price} 共 {amount} {asset}",
		depthWithin: "显示：{price} 附近的挂单",
		noTrades: "暂无成交",
		noTradesText: "该交易对的每笔成交会即时显示在这里。",
		about: {
			class: "类别",
			tick: "价格步长",
			lot: "数量步长",
			minNotional: "最小委托金额",
			maxAmount: "单笔最大委托",
			makerFee: "挂单费率",
			takerFee: "吃单费率",
			band: "限价范围",
			status: "交易状态",
			feeNote: "手续费从所得中扣除，费率在下单时确定。",
			stockNote: "价格合约：跟随 {name} 的价格，不含股份、投票权、分红或任何股东权利。",
			coinText: {
				BTC: "比特币是没有发行方的数字货币。自 2009 年起，其网络维护着一本公开账本，总量永远不会超过 2100 万枚。",
				ETH: "以太币用于支付以太坊上的计算。以太坊是运行智能合约的公开网络，维护网络安全的持有者会获得新的以太币。",
				SOL: "SOL 用于支付 Solana 网络的费用，并通过质押保护网络；该网络为每秒处理大量低成本交易而设计。",
				BNB: "BNB 用于支付 BNB Chain 的费用，这是一个手续费低、验证者较少的智能合约网络。",
				XRP: "XRP 是 XRP Ledger 的货币，该网络为不同货币之间的快速支付而设计。",
				DOGE: "狗狗币始于 2013 年的一个玩笑，后来成为打赏和小额支付的货币。每分钟都有新币产生，没有上限。",
				other: "{name}（{code}）在这里以 {quote} 计价交易。价格由供求决定，也可能跌至零。"
			}
		},
		orders: "委托",
		buy: "买入",
		sell: "卖出",
		notTrading: "该交易对已暂停交易",
		pairMissing: "没有这个交易对",
		pairMissingText: "它可能已更名或下架。",
		toMarket: "前往行情"
	},
	common: {
		confirm: "确认",
		cancel: "取消",
		retry: "重试",
		close: "关闭",
		back: "返回",
		done: "完成",
		edit: "编辑",
		search: "搜索",
		clear: "清空",
		all: "全部",
		more: "更多",
		viewAll: "查看全部",
		max: "最大",
		copied: "已复制",
		share: "分享",
		loading: "加载中…",
		checkingDevice: "正在验证设备…",
		noMoreData: "没有更多数据了",
		timedOut: "等待时间过长，请检查网络后重试。",
		somethingWrong: "页面出了点问题。",
		reload: "重新加载",
		newVersion: "新版本已就绪。",
		pleaseLogIn: "请先登录",
		logIn: "登录",
		register: "注册",
		underDevelopment: "功能开发中",
		notOffered: "此处或您所在的国家暂不提供",
		notOfferedGoesOn: "已有的持仓和资产仍可平仓、卖出或提现。",
		offline: "网络已断开，价格和余额可能不是最新。",
		practice: "模拟",
		available: "可用",
		frozen: "冻结",
		equivalent: "折合",
		total: "总计",
		amount: "数量",
		price: "价格",
		fee: "手续费",
		time: "时间",
		pair: "交易对",
		asset: "资产",
		today: "今天",
		fiatBuiltInSource: "内置汇率",
		fiatSource: "{source} · {age}",
		justNow: "刚刚",
		minutesAgo: "{count} 分钟前",
		hoursAgo: "{count} 小时前",
		daysAgo: "{count} 天前",
		tabHome: "首页",
		tabMarket: "行情",
		tabTrade: "交易",
		tabFinance: "理财",
		tabAssets: "资产",
		notFoundTitle: "页面不存在",
		goHome: "返回首页",
		appName: "Candor",
		notifications: "通知",
		mainNavigation: "主导航",
		noRecords: "暂无记录",
		offlineSince: "网络已断开，更新于 {time}",
		pricesPaused: "正在校验服务器时钟，价格暂停更新",
		pricesFrom: "价格为 {seconds} 秒前",
		listBehind: "列表更新稍有延迟,最新的变动可能尚未显示。",
		indexDegraded: "指数中断",
		errorCode: "代码：{code}",
		serverDidNotAnswer: "服务器没有响应",
		chunkLoadError: "页面无法加载（ChunkLoadError）",
		signedOutTitle: "您尚未登录",
		signedOutText: "登录后即可查看此页。",
		underDevelopmentText: "此页面将在后续版本开放，目前无需任何操作。",
		notFoundText: "地址可能已失效或输入有误。",
		showPassword: "显示密码",
		hidePassword: "隐藏密码",
		hideBalances: "隐藏余额",
		showBalances: "显示余额",
		sendCode: "发送验证码",
		resendIn: "{seconds} 秒",
		increase: "增加{label}",
		decrease: "减少{label}",
		percentOfAvailable: "可用余额百分比",
		amountUnreadable: "请输入数字",
		amountTooFine: "{decimals, plural, =0 {只能输入整数} other {最多 # 位小数}}",
		amountTooLarge: "数字过大",
		amountAmbiguous: "您的意思是",
		finance: {
			intro: "让资产增值的产品。加入之前，每个产品都会展示规则、风险和计算方式。",
			coming: "即将推出",
			lockup: "锁仓挖矿",
			lockupText: "按期限锁定币种，每日派息。提前赎回按规则计费，精确到最后一位。",
			dual: "双币投资",
			dualText: "选定价格和日期，签约前两种结果都已算清。",
			ieo: "IEO",
			ieoText: "以发行价认购新项目，抽签结果人人可验证。",
			copy: "跟单交易",
			copyText: "以固定手数或固定倍数跟随交易员开仓。",
			nft: "NFT",
			nftText: "拍卖、一口价与公开概率的盲盒。",
			points: "积分与卡券",
			pointsText: "兑换已获得的积分，在到期前使用卡券。"
		},
		titles: {
			home: "首页",
			market: "行情",
			trade: "交易",
			finance: "理财",
			assets: "资产",
			login: "登录",
			register: "注册",
			area: "国家或地区",
			article: "文章",
			webView: "网页",
			faq: "常见问题",
			contact: "联系我们",
			about: "关于我们",
			borrowing: "借贷",
			search: "搜索",
			contract: "合约",
			contractOrders: "合约委托",
			seconds: "期权",
			chart: "图表",
			spotOrders: "现货委托",
			chooseCoin: "选择币种",
			deposit: "充值",
			depositRecords: "充提记录",
			withdraw: "提现",
			records: "记录",
			allRecords: "全部记录",
			transfer: "划转",
			transferHistory: "划转记录",
			convert: "兑换",
			copyTrading: "跟单交易",
			myCopies: "我的跟单",
			trader: "交易员",
			agreement: "协议",
			dual: "双币投资",
			dualMine: "我的双币投资",
			dualHelp: "帮助与风险",
			lockup: "锁仓挖矿",
			lockupOrders: "我的锁仓",
			ieo: "IEO",
			ieoOrders: "我的认购",
			nft: "NFT",
			nftMine: "我的 NFT",
			artist: "艺术家",
			artwork: "作品",
			purchase: "购买",
			resell: "转售",
			otc: "OTC",
			myCoin: "我的积分",
			game: "游戏",
			service: "客服",
			settings: "设置",
			profile: "个人信息",
			security: "安全中心",
			password: "登录密码",
			payPassword: "支付密码",
			verification: "身份认证",
			bank: "银行卡",
			bankInternational: "国际银行卡",
			addAddress: "添加地址",
			addresses: "钱包地址",
			bills: "账单",
			coupons: "卡券",
			share: "分享",
			compliance: "运营合规",
			house: "平台账户",
			location: "位置",
			gallery: "组件库"
		}
	},
	content: {
		faqSearch: "搜索问题",
		noAnswers: "没有与“{text}”匹配的问题",
		askUs: "联系我们",
		noNews: "暂无资讯",
		noArticle: "找不到这篇文章",
		noArticleText: "文章可能已下架，或链接不完整。",
		allNews: "全部资讯",
		published: "发布于 {time}",
		updated: "更新于 {time}",
		linkCopied: "链接已复制",
		shareFailed: "此处无法分享。",
		channels: "联系渠道",
		copyChannel: "复制{name}",
		leavingTitle: "您即将离开 Candor",
		leavingText: "该页面属于 {host}，其内容不受我们控制。它将在新标签页中打开。",
		ownSite: "这是我们自己的页面，将在新标签页中打开。",
		openOutside: "在新标签页中打开",
		stay: "留在这里",
		refusedTitle: "此地址不会被打开",
		refused: {
			unreadable: "这不是网页地址。",
			scheme: "只打开以 https:// 开头的地址。",
			disguised: "它的写法掩盖了真实去向。",
			stranger: "{host} 不在本应用可打开的网站名单中。"
		},
		neverAsk: "我们绝不会在其他网站上索要您的密码或验证码。"
	},
	errors,
	funds: {
		title: "资产",
		deposit: "充值",
		withdraw: "提现",
		transfer: "划转",
		convert: "兑换",
		accounts: "账户",
		coins: "币种",
		records: "记录",
		balanceAfter: "余额",
		frozenAfter: "冻结",
		reference: "关联编号",
		emptyRecords: "暂无记录",
		from: "从",
		to: "到",
		swapDirection: "交换方向",
		chooseAsset: "选择资产",
		chooseAccount: "选择账户",
		transferFree: "即时到账，免手续费",
		transferHistory: "划转记录",
		emptyTransfers: "暂无划转记录",
		emptyConversions: "暂无兑换记录",
		youGive: "支付",
		youReceive: "收到",
		rateLine: "1 {from} = {rate} {to}",
		spread: "点差",
		quoteValid: "有效期剩余 {seconds} 秒",
		estimatedTotal: "预估总资产",
		showIn: "总资产计价单位",
		changeToday: "今日 {percent}",
		distribution: "资产分布",
		showAllAccounts: "全部账户",
		actions: "操作",
		searchCoins: "搜索币种",
		noCoinFound: "没有匹配的币种",
		onlySmall: "仅有小额资产",
		onlySmallText: "这里的币种价值均低于 1 USDT。",
		showSmall: "全部显示",
		hideSmallShort: "隐藏小额",
		noFunds: "暂无资产",
		noFundsText: "免费领取模拟资金，开始您的第一笔交易。",
		accountEmpty: "该账户暂无资产",
		accountEmptyText: "从其他账户划转，即时到账且免费。",
		claimFunds: "领取模拟资金",
		signedOutText: "登录后可查看余额、划转与账单。",
		historyChart: "近 {days} 天总资产走势",
		priceChange: "24 小时价值变动",
		perAccount: "按账户",
		frozenFor: "冻结明细",
		statement: "账单",
		trade: "交易",
		kindTabs: "记录类型",
		kindAll: "全部",
		kindTrades: "成交",
		kindFees: "手续费",
		kindTransfers: "划转",
		kindConversions: "兑换",
		kindClaims: "领取",
		kindDeposits: "充值",
		kindWithdrawals: "提现",
		kindContracts: "合约",
		kindOptions: "期权",
		kindHolds: "委托冻结",
		allAccounts: "全部账户",
		allCoins: "全部币种",
		filters: "筛选",
		clearFilters: "清除筛选",
		emptyFiltered: "没有符合筛选条件的记录",
		emptyRecordsText: "每一笔余额变动都会列在这里，精确到最后一位。",
		availablePart: "可用部分",
		frozenPart: "冻结部分",
		journalRecord: "日志第 {number} 条记录",
		journalText: "日志按顺序记录每一次余额变动，任何记录都不会被修改。",
		entryNumber: "条目",
		account: "账户",
		availableAfter: "划转后可用",
		amountMissing: "请输入数量",
		amountZero: "数量必须大于零",
		amountInsufficient: "可用仅 {amount} {asset}",
		amountNotRead: "请先修正数量",
		nothingToTransfer: "这两个账户之间没有可划转的资产",
		transferNow: "划转 {amount} {asset}",
		confirmTransfer: "划转超过一半的余额？",
		confirmTransferText: "将 {amount} {asset} 从{from}划转到{to}，{from}剩余可用 {left} {asset}。",
		transferDone: "划转成功",
		transferDoneText: "从{from}到{to}",
		transferAgain: "再次划转",
		seeHistory: "查看记录",
		answerLost: "未收到回应。请再次点击查询，不会重复执行。",
		emptyTransfersText: "您账户之间的划转会列在这里。",
		convertTabs: "兑换与记录",
		history: "记录",
		flip: "交换两种币",
		estimate: "预估",
		estimateText: "按实时价格预估，最终以您确认的报价为准。",
		estimatedReceive: "预计收到",
		rateEstimate: "1 {from} ≈ {rate} {to}",
		midRate: "中间价",
		appliedRate: "您的汇率",
		convertFee: "手续费（{percent}%）",
		spreadNow: "当前点差",
		fiatRateOf: "{code} 汇率",
		convertMaximum: "单次上限",
		convertDayLeft: "24 小时剩余额度",
		aboveMaximum: "最高价值为 {amount} USDT",
		aboveDayLimit: "24 小时内该资产还可兑换 {amount} USDT",
		quoteMovedText: "价格已变动，未发生兑换。新报价：您将收到 {now}，此前为 {before}。",
		belowMinimum: "最低价值为 {amount} USDT",
		noPrice: "该币种暂无实时价格",
		priceStale: "价格暂未更新或汇率已过期，恢复后方可报价。",
		chooseCoins: "请选择两种币",
		previewConversion: "预览报价",
		gettingQuote: "正在获取报价…",
		quoteTitle: "确认兑换",
		quoteNote: "严格按以上数字成交，否则不成交。",
		quoteExpiredText: "未发生任何兑换。价格已变化，请重新获取报价。",
		getNewQuote: "重新获取报价",
		askAgain: "再次查询",
		converted: "兑换成功",
		conversionDetail: "兑换详情",
		conversionNumber: "兑换 #{number}",
		invertRate: "切换汇率方向",
		emptyConversionsText: "兑换记录及其汇率与手续费会列在这里。"
	},
	home: {
		searchPlaceholder: "{pair}、帮助、功能…",
		settings: "设置",
		support: "客服",
		totalBalance: "总资产",
		chooseUnit: "总资产的显示单位",
		today: "今日",
		todayHint: "自 UTC 00:00 起，不含领取、充值与提现。",
		deposit: "充值",
		withdraw: "提现",
		transfer: "划转",
		balanceFailed: "无法读取您的余额",
		welcome: "每一步都有据可查的交易所",
		welcomeHint: "每个价格、每笔费用和余额，您都可以亲自核对。",
		practiceWelcome: "用模拟价格和免费的模拟资金练习，这里没有真实资金。",
		practiceFunds: {
			title: "模拟资金",
			text: "每种资产每天（UTC）可领取一次，即时存入现货账户，在站外没有任何价值。",
			claim: "领取",
			claimed: "今日已领取",
			claimAsset: "领取 {asset}",
			claimAll: "全部领取",
			allClaimed: "今日已全部领取",
			nextIn: "{time} 后可再次领取",
			empty: "这里没有可领取的资产"
		},
		news: "资讯",
		notice: "公告",
		noNews: "暂无资讯",
		banners: "推荐",
		shortcuts: "快捷入口",
		allFunctions: "全部功能",
		editHint: "最多可选 {most} 个放在首页，已选 {count} 个。",
		addShortcut: "将{name}添加到首页",
		removeShortcut: "将{name}移出首页",
		tooManyShortcuts: "首页最多放 {most} 个，请先移除一个。",
		resetShortcuts: "重置",
		read: "查看详情",
		groups: {
			trade: "交易",
			earn: "理财",
			fund: "资金",
			other: "其他"
		},
		lists: {
			label: "行情",
			watchlist: "自选",
			hot: "热门",
			gainers: "涨幅榜",
			new: "新上线",
			stocks: "股票"
		},
		emptyWatchlist: "自选为空",
		emptyWatchlistText: "点亮星标的交易对会出现在这里。",
		emptyList: "该榜单今日暂无交易对",
		choosePairs: "选择交易对",
		watchlistSignedOut: "登录后即可保存自选。"
	},
	market: {
		searchPill: "搜索币种、交易对或股票",
		listsLabel: "行情列表",
		filtersLabel: "筛选交易对",
		tabs: {
			watchlist: "自选",
			spot: "现货",
			contract: "合约",
			stocks: "股票"
		},
		tags: {
			all: "全部",
			layer1: "公链",
			layer2: "二层网络",
			defi: "DeFi",
			meme: "Meme",
			payment: "支付",
			new: "新上线",
			ai: "AI",
			stablecoin: "稳定币",
			stock: "股票"
		},
		sort: {
			name: "名称",
			volume: "成交额",
			last: "价格",
			change: "24h",
			ascending: "{column}，升序",
			descending: "{column}，降序",
			unsorted: "{column}，未排序"
		},
		stockTag: "股票",
		volumeOf: "额 {volume}",
		addToWatchlist: "加入自选",
		removeFromWatchlist: "移出自选",
		trade: "交易",
		openChart: "查看图表",
		tradeContract: "交易合约",
		emptyWatchlist: "自选为空，可从以下交易对开始：",
		addChosen: "{count, plural, =0 {请至少选择一个} other {添加 # 个交易对}}",
		addAll: "全部添加",
		suggestions: "推荐交易对",
		noPairs: "没有符合筛选条件的交易对",
		showAll: "显示全部",
		noContracts: "暂无合约",
		times: "{multiple}x",
		sessionOpen: "开市",
		sessionClosed: "休市",
		opensAt: "{time} 开市",
		searchPlaceholder: "搜索币种、股票、功能",
		recent: "最近搜索",
		clearRecent: "清空最近搜索",
		hot: "热门",
		results: {
			coins: "币种",
			stocks: "股票",
			functions: "功能"
		},
		noResults: "没有与“{text}”匹配的结果",
		noResultsText: "可以试试代码（如 BTC）、名称，或功能（如划转）。"
	},
	notices: {
		orderPlaced: "委托已提交",
		orderFilled: "{side} {pair}：已成交 {amount} {asset}",
		orderPartlyFilled: "{side} {pair}：部分成交 {amount} {asset}",
		orderTriggered: "{side} {pair}：已到达触发价",
		orderCancelled: "委托已撤销",
		ordersCancelled: "已撤销 {count} 笔委托",
		orderAmended: "委托已修改",
		claimDone: "已领取 {amount} {asset} 模拟资金",
		loginSuccessful: "登录成功",
		registrationSucceeded: "注册成功",
		passwordChanged: "密码已修改，请使用新密码登录。",
		loggedOut: "您已退出登录",
		codeSent: "验证码已发送至 {recipient}"
	},
	orders: {
		title: "委托",
		tabs: {
			open: "当前委托",
			openCount: "当前委托（{count}）",
			assets: "资产",
			past: "历史",
			trades: "成交记录"
		},
		status: {
			pending: "待触发",
			progress: "进行中",
			complete: "已完成"
		},
		sideOfType: "{side, select, buy {{type}买入} other {{type}卖出}}",
		thisPairOnly: "仅当前交易对",
		cancelAll: "全部撤单",
		keepAll: "保留",
		cancelAllQuestion: "{count, plural, =1 {撤销这笔当前委托？} other {撤销全部 # 笔当前委托？}}",
		cancelAllText: "所有交易对的委托都将结束，包括待触发的委托。冻结的资金立即可用。",
		cancelAllOfPair: "{pair} 的全部委托都将结束，包括待触发的委托。冻结的资金立即可用。",
		cancelOrder: "撤销委托 {number}",
		amend: "修改",
		amendTitle: "修改委托",
		amendDo: "修改委托",
		amendHint: "减少数量可保留排队位置，其他修改会重新排队。",
		keepsPlace: "委托保留排队位置。",
		losesPlace: "委托将排到该价位的队尾。",
		takesNow: "按此价格，只要对手盘有量，委托会立即成交。",
		filled: "已成交",
		averagePrice: "均价",
		trigger: "触发",
		placed: "委托时间",
		ended: "结束时间",
		orderTitle: "委托 #{number}",
		linkedOrder: "关联委托",
		ocoStopOf: "OCO 止损，关联",
		ocoLimitOf: "OCO 限价，关联",
		held: "冻结",
		heldAfter: "修改后冻结",
		signedOutText: "登录后查看您的委托和余额。",
		emptyOpen: "暂无当前委托",
		emptyOpenText: "您的委托在成交前会显示在这里。",
		emptyHistory: "暂无历史委托",
		emptyHistoryText: "已成交、失效或撤销的委托会显示在这里。",
		emptyAssets: "现货账户暂无资产",
		emptyAssetsText: "划入资金后即可交易。",
		allPairs: "全部交易对",
		bothSides: "买入和卖出",
		anyTime: "全部时间",
		dates: "日期范围",
		lastDays: "{days} 天",
		firstDay: "开始日期",
		lastDay: "结束日期",
		rangeIncomplete: "请选择两个日期。",
		rangeReversed: "开始日期不能晚于结束日期。",
		rangeTooLong: "最多三个月。"
	},
	settings: {
		uid: "UID {uid}",
		copyUid: "复制 UID",
		credit: "信用分 {score}",
		visitor: "未登录",
		visitorText: "无需账户也可更改设置。",
		identity: {
			none: "未认证",
			basic: "初级认证（Lv1）",
			advanced: "高级认证（Lv2）"
		},
		groups: {
			account: "账户",
			preferences: "偏好",
			help: "帮助与信息"
		},
		identityRow: "身份认证",
		security: "安全设置",
		bankCards: "银行卡",
		walletAddresses: "钱包地址",
		bills: "账单",
		coupons: "卡券",
		invitations: "邀请、返佣与我的二维码",
		notifications: "系统通知",
		fiat: "默认法币",
		fiatRate: "1 USDT ≈ {worth} · {source}",
		fiatBuiltIn: "1 USDT ≈ {worth} · 内置汇率",
		language: "语言",
		theme: "主题",
		themes: {
			system: "跟随系统",
			light: "浅色",
			dark: "深色"
		},
		numberFormat: "数字格式",
		numberFormats: {
			comma: "逗号分千位，点号作小数点",
			point: "点号分千位，逗号作小数点"
		},
		colours: "涨跌颜色",
		colourConventions: {
			greenUp: "绿涨红跌",
			redUp: "红涨绿跌"
		},
		haptics: "振动反馈",
		hideBalances: "隐藏余额",
		faq: "常见问题",
		compliance: "运营合规",
		house: {
			title: "平台账户",
			text: "平台与所有人一样是参与者：它的报价、出售和保险都由这些账户支付，账户里没有的，它就不卖。数字为当前实时余额。",
			empty: "没有余额",
			held: "冻结",
			names: {
				external: "外部",
				fees: "手续费",
				treasury: "金库",
				liquidity: "流动性",
				underwriting: "承保",
				insurance: "保险基金",
				dust: "零头"
			},
			purposes: {
				external: "链上、银行和练习水龙头的镜像：从那里进来多少，这里就是负多少。",
				fees: "用户支付的手续费。",
				treasury: "平台自有资金：网络费用以及无人承担的支出。",
				liquidity: "订单簿中的报价，以及兑换的对手方。",
				underwriting: "合约与限时期权的对手方；奖金在售出之前就冻结在这里。",
				insurance: "先于盈利用户，支付超出账户的亏损。",
				dust: "四舍五入的余数。"
			}
		},
		contact: "联系我们",
		about: "关于我们",
		share: "分享 Candor",
		shareText: "每一步都有据可查的交易所。",
		version: "版本 {version}",
		logout: "退出登录",
		logoutQuestion: "确定在此设备上退出登录？",
		logoutText: "未成交的委托仍留在市场中，您的设置仍保留在此设备上。"
	},
	trade: {
		products: "交易方式",
		tabs: {
			spot: "现货",
			contract: "合约",
			options: "期权",
			stocks: "股票",
			copy: "跟单"
		},
		noPairs: "暂无可交易的交易对",
		choosePair: "选择交易对",
		quoteAssets: "计价资产",
		openChart: "打开图表",
		form: "下单",
		side: "方向",
		orderType: "委托类型",
		timeInForce: "有效方式",
		lifetimes: {
			gtc: "GTC · 撤单前有效",
			ioc: "IOC · 立即成交或撤销",
			fok: "FOK · 全部成交或撤销",
			post_only: "只挂单"
		},
		lifetimesShort: {
			gtc: "GTC",
			ioc: "IOC",
			fok: "FOK",
			post_only: "挂单"
		},
		kindHints: {
			limit: "按您的价格或更优价格成交。",
			market: "在您的滑点上限内，立即按现有最优价格成交。",
			stop_limit: "指数到达触发价后，作为限价单执行。",
			stop_market: "指数到达触发价后，按市价成交。",
			take_profit_limit: "指数到达目标价后，作为限价单执行。",
			take_profit_market: "指数到达目标价后，按市价成交。",
			oco: "同一数量同时挂限价单和止损单，任一先执行，另一个即结束。"
		},
		marketPrice: "市价",
		price: "价格（{asset}）",
		stopPrice: "触发价（{asset}）",
		stopLimitPrice: "止损限价，选填（{asset}）",
		amount: "数量（{asset}）",
		switchUnit: "改用 {asset} 输入数量",
		postOnlyHint: "仅在不会立即成交时挂单，从不吃单。",
		exits: "止盈 / 止损",
		takeProfit: "止盈",
		stopLoss: "止损",
		slippage: "滑点上限",
		slippageHint: "价格偏移达到该幅度时市价单停止，剩余部分失效。",
		youReceive: "您将收到",
		youReceiveStop: "若止损执行，您将收到",
		averagePrice: "均价",
		worstPrice: "最差价格",
		afterTrigger: "触发后",
		fillsNow: "立即成交",
		buy: "买入 {asset}",
		sell: "卖出 {asset}",
		confirmTitle: "确认委托",
		confirmBeforePlacing: "下单前确认",
		doNotAskAgain: "不再询问",
		answerLost: "尚不清楚委托是否送达。请重新提交：绝不会重复下单。",
		checked: {
			agreed: "已与服务器核对，数据一致。",
			server: "行情已变动，以下为服务器的数据。",
			unchecked: "服务器暂时无法核对，数据来自您屏幕上的订单簿。"
		},
		fates: {
			gtc: "未立即成交的部分留在订单簿中，直到成交或您撤单。",
			ioc: "未立即成交的部分失效。",
			fok: "立即全部成交，否则不成交。",
			post_only: "留在订单簿中，直到成交或您撤单。若会立即成交，则不予挂单。",
			market: "立即成交，最差价格 {price}；到该价仍未成交的部分失效。",
			waitsForRise: "等待指数上涨至 {price}。",
			waitsForFall: "等待指数下跌至 {price}。",
			oco: "在此之前限价单留在订单簿中。任一先执行，另一个即结束。"
		},
		problems: {
			bookLoading: "订单簿加载中…",
			unreadable: "有一个数字无法识别。",
			exitsMissing: "请输入止盈价或止损价。",
			priceOffTick: "价格错误：须为 {step} 的整数倍。",
			quantityOffLot: "数量须为 {step} 的整数倍。",
			notionalTooSmall: "委托金额至少为 {least} {asset}。",
			quantityTooLarge: "单笔委托最多 {most} {asset}。",
			priceOutOfBand: "价格错误：与指数相差超过 {percent}%。",
			balanceInsufficient: "余额不足",
			nobodyThere: "在您的滑点上限内没有对手盘。",
			slippage: "请输入大于 0 且不超过 {most}% 的数值。"
		},
		book: "订单簿",
		ownOrder: "您的委托",
		precision: "精度",
		layoutBoth: "买卖盘",
		layoutBids: "仅买盘",
		layoutAsks: "仅卖盘",
		showInstead: "切换为：{what}",
		shares: "买盘 {buy}%，卖盘 {sell}%",
		shareBuy: "买 {percent}%",
		shareSell: "{percent}% 卖",
		addFunds: "划入资金",
		feesAndLimits: "费率与限制",
		feesTitle: "{pair} 费率与限制",
		kindsTitle: "委托类型说明",
		guide: "使用指南",
		makerFee: "挂单费率",
		takerFee: "吃单费率",
		feeTakenFrom: "手续费扣自",
		feeTakenFromText: "您收到的资产",
		priceStep: "价格步长",
		amountStep: "数量步长",
		leastValue: "最小委托金额",
		largestOrder: "单笔最大委托",
		priceBand: "相对指数的价格范围"
	},
	words: {
		sides: {
			buy: "买入",
			sell: "卖出"
		},
		orderTypes: {
			limit: "限价",
			market: "市价",
			stop_limit: "限价止损",
			stop_market: "市价止损",
			take_profit_limit: "限价止盈",
			take_profit_market: "市价止盈",
			oco: "OCO"
		},
		timeInForceHints: {
			gtc: "撤单前有效：留在订单簿中，直至成交或您撤单。",
			ioc: "立即成交或撤销：立即成交可成交的部分，其余失效。",
			fok: "全部成交或撤销：立即全部成交，否则不成交。"
		},
		orderStatuses: {
			waiting: "等待触发",
			open: "委托中",
			filled: "已成交",
			cancelled: "已撤销",
			expired: "已失效"
		},
		partlyFilled: "部分成交",
		endReasons: {
			filled: "已全部成交。",
			quote_spent: "投入金额已用完，余下不足一个最小数量。",
			user_cancelled: "您已撤单。",
			linked_order_done: "OCO 的另一笔委托已执行，本委托随之结束。",
			slippage_limit: "下一档价格超出您的滑点上限，剩余部分未成交。",
			no_liquidity: "已无对手盘，剩余部分未成交。",
			immediate_remainder: "按 IOC 规则，未能立即成交的部分已失效。",
			fill_or_kill_incomplete: "按 FOK 规则，无法立即全部成交，因此未成交。",
			self_trade: "遇到您自己的委托，剩余部分结束，以避免自成交。",
			would_take: "只挂单委托不能立即吃单。",
			pair_not_trading: "该交易对已暂停交易。",
			funds_insufficient_at_trigger: "触发时资金不足。"
		},
		entryKinds: {
			house_funding: "平台注资",
			practice_claim: "模拟资金",
			transfer: "划转",
			convert: "兑换",
			convert_fee: "兑换手续费",
			order_hold: "委托冻结",
			order_release: "委托解冻",
			trade: "成交",
			trade_fee: "交易手续费",
			contract_hold: "合约委托冻结",
			contract_release: "合约委托解冻",
			contract_margin: "合约保证金",
			contract_profit: "合约盈利",
			contract_loss: "合约亏损",
			contract_fee: "合约手续费",
			contract_deficit: "保险基金承担的亏损",
			overnight_fee: "隔夜费",
			liquidation_fee: "强平费",
			option_stake: "期权投入",
			option_reserve: "期权奖励准备金",
			option_refund: "期权退款",
			option_win: "期权奖励",
			option_loss: "期权亏损",
			profit_share: "利润分成",
			deposit: "充值",
			withdrawal_hold: "提现冻结",
			withdrawal_release: "提现解冻",
			withdrawal: "提现",
			withdrawal_fee: "提现手续费",
			network_cost: "网络成本"
		},
		pairStatuses: {
			trading: "交易中",
			halted: "已暂停",
			cancel_only: "仅可撤单"
		},
		accountTypes: {
			legal: "法币",
			change: "现货",
			lever: "合约",
			micro: "期权"
		},
		accountNames: {
			legal: "法币账户",
			change: "现货账户",
			lever: "合约账户",
			micro: "期权账户"
		},
		assetClasses: {
			coin: "数字货币",
			fiat: "法币",
			stock: "股票"
		},
		roles: {
			maker: "挂单方",
			taker: "吃单方"
		}
	}
};
// packages/messages/src/zh/mail-notices.ts
var mailFrame = {
	word: "您的防钓鱼码：{word}。没有它的消息不是我们发送的。",
	sms_word: "[{word}]",
	freeze: "不是您本人？请立即冻结账户，冻结后无法提现：{link}",
	freeze_button: "冻结我的账户",
	freeze_hint: "不是您本人？请立即冻结账户：所有设备将退出登录，且无法提现。",
	cancel: "您没有丢失双重验证，或不是您本人申请？请取消该申请：{link}",
	cancel_button: "取消申请",
	cancel_hint: "您没有丢失双重验证，或不是您本人申请？请取消该申请，任何内容都不会被移除。",
	footer: "{site} 将此消息发送给账户所有者。我们绝不会索要密码或验证码。"
};
var mailNotices = {
	new_device: {
		subject: "{site}：新设备登录",
		text: "刚刚有人从未使用过的设备或网络登录了您的 {site} 账户。\n\n设备：{device}\n网络：{network}\n时间：{at}\n\n如果是您本人，无需任何操作。",
		sms: "【{site}】新设备登录：{device}，{network}，{at}。如非本人，请冻结账户。"
	},
	factor_guessed: {
		subject: "{site}：有人正在猜测您的双重验证码",
		text: "一天之内，有人在掌握您的密码或使用已登录设备的情况下，五次输入了错误的双重验证码，最近一次是 {at}。之后每次尝试的等待时间会越来越长，目前无人登录成功。\n\n如非本人操作，说明有人知道您的密码：请立即修改密码，并结束您不认识的会话。",
		sms: "【{site}】您的双重验证码已被输错五次，最近一次 {at}。如非本人，说明有人知道您的密码，请立即修改。"
	},
	password_changed: {
		subject: "{site}：登录密码已修改",
		text: "您的 {site} 登录密码刚刚被修改，其他设备均已退出登录。提现暂停至 {until}。",
		sms: "【{site}】您的登录密码刚刚被修改，提现暂停至 {until}。如非本人，请冻结账户。"
	},
	pay_password_changed: {
		subject: "{site}：支付密码已修改",
		text: "您的 {site} 支付密码刚刚被设置或修改。提现暂停至 {until}。",
		sms: "【{site}】您的支付密码刚刚被设置或修改，提现暂停至 {until}。"
	},
	phone_changed: {
		subject: "{site}：账户手机号已更换",
		text: "您 {site} 账户的手机号现为 {phone}。提现暂停至 {until}。",
		sms: "【{site}】您账户的手机号现为 {phone}，提现暂停至 {until}。"
	},
	email_changed: {
		subject: "{site}：账户邮箱已更换",
		text: "您 {site} 账户的邮箱现为 {email}。提现暂停至 {until}。",
		sms: "【{site}】您账户的邮箱现为 {email}，提现暂停至 {until}。"
	},
	factor_added: {
		subject: "{site}：已添加双重验证方式",
		text: "您的 {site} 账户刚刚添加了双重验证方式：{factor, select, totp {验证器应用} other {通行密钥“{name}”}}。提现暂停至 {until}。",
		sms: "【{site}】您的账户刚刚添加了双重验证方式，提现暂停至 {until}。"
	},
	factor_removed: {
		subject: "{site}：已移除双重验证方式",
		text: "您的 {site} 账户刚刚移除了双重验证方式：{factor, select, totp {验证器应用} other {通行密钥“{name}”}}。提现暂停至 {until}。",
		sms: "【{site}】您的账户刚刚移除了双重验证方式，提现暂停至 {until}。"
	},
	recovery_codes_made: {
		subject: "{site}：已生成新的恢复码",
		text: "刚刚为您的 {site} 账户生成了新的恢复码，之前的恢复码已失效。",
		sms: "【{site}】已生成新的恢复码，之前的恢复码已失效。"
	},
	destination_booked: {
		subject: "{site}：新增提现收款方",
		text: "“{label}”（{network}）刚刚已加入您的提现收款方，自 {usableAt} 起可用。",
		sms: "【{site}】“{label}”（{network}）已加入提现收款方，自 {usableAt} 起可用。如非本人，请冻结账户。"
	},
	withdrawal_requested: {
		subject: "{site}：提现 {amount} {asset}",
		text: "您申请提现 {amount} {asset} 至 {to}。在 {undoUntil} 之前可以撤回。",
		sms: "【{site}】提现 {amount} {asset} 至 {to}，{undoUntil} 前可撤回。如非本人，请冻结账户。"
	},
	withdrawal_sent: {
		subject: "{site}：{amount} {asset} 已发出",
		text: "您提现至 {to} 的 {amount} {asset} 已发出。\n\n交易哈希：{transaction}",
		sms: "【{site}】您提现至 {to} 的 {amount} {asset} 已发出。"
	},
	withdrawal_failed: {
		subject: "{site}：提现未成功",
		text: "您提现至 {to} 的 {amount} {asset} 未能完成，全部金额已退回您的账户。",
		sms: "【{site}】您的 {amount} {asset} 提现未成功，全部金额已退回账户。"
	},
	withdrawal_refused: {
		subject: "{site}：提现被拒绝",
		text: "您提现至 {to} 的 {amount} {asset} 被拒绝：{reason, select, destination_suspicious {收款方涉嫌欺诈} identity_doubtful {需要先核实您的身份} funds_origin_unclear {资金来源需要核实} order_of_authority {应主管机关要求} other {未通过审核}}。全部金额已退回您的账户。",
		sms: "【{site}】您的 {amount} {asset} 提现被拒绝，全部金额已退回账户。"
	},
	deposit_credited: {
		subject: "{site}：{amount} {asset} 已到账",
		text: "您的充值 {amount} {asset}（{network}）已到账，可以使用。",
		sms: "【{site}】您的充值 {amount} {asset}（{network}）已到账。"
	},
	identity_verified: {
		subject: "{site}：身份认证已通过",
		text: "您在 {site} 的身份认证已通过：{level, select, advanced {高级认证} other {初级认证}}。您的限额已提高。",
		sms: "【{site}】您的身份认证已通过。"
	},
	identity_failed: {
		subject: "{site}：身份认证未通过",
		text: "您在 {site} 的身份认证暂未通过。请打开认证页面，查看需要更正的内容。",
		sms: "【{site}】您的身份认证暂未通过，认证页面会说明需要更正的内容。"
	},
	account_frozen: {
		subject: "{site}：账户已冻结",
		text: "您的 {site} 账户已冻结：所有设备已退出登录，API 密钥已失效，且无法提现。请在登录页面用密码、验证码和双重验证解冻。",
		sms: "【{site}】您的账户已冻结，无法提现。请在登录页面解冻。"
	},
	account_unfrozen: {
		subject: "{site}：账户已解冻",
		text: "您的 {site} 账户已解冻。提现暂停至 {until}。",
		sms: "【{site}】您的账户已解冻，提现暂停至 {until}。"
	},
	recovery_requested: {
		subject: "{site}：有人申请移除所有双重验证方式",
		text: "有人知道您的密码并确认了您的邮箱或手机，称您在 {site} 账户的所有双重验证方式均已丢失，并申请将其移除。\n\n设备：{device}\n网络：{network}\n最早移除时间：{dueAt}\n\n{account, select, frozen {账户目前已冻结，在此之前保持冻结，移除时将一并解冻。在此之前可以取消申请；使用双重验证解冻账户也会取消。} other {在此之前可以取消申请；使用双重验证登录一次也会取消。}}提现已暂停。",
		sms: "【{site}】有人申请{account, select, frozen {解冻您的账户并移除所有双重验证方式} other {移除您账户的所有双重验证方式}}，最早于 {dueAt} 执行。不是您本人？请取消： {cancelLink}"
	},
	recovery_allowed: {
		subject: "{site}：账户恢复申请已通过",
		text: "审核员已将照片与您认证的身份进行比对，并同意恢复您在 {site} 的账户。所有双重验证方式将于 {dueAt} 移除；在此之前仍可取消申请。",
		sms: "【{site}】账户恢复申请已通过，所有双重验证方式将于 {dueAt} 移除。不是您本人？请取消： {cancelLink}"
	},
	recovery_refused: {
		subject: "{site}：账户恢复申请被拒绝",
		text: "审核员拒绝了您在 {site} 的账户恢复申请：{reason}\n\n您的双重验证保持不变。您可以用新照片重新申请。",
		sms: "【{site}】账户恢复申请被拒绝，您的双重验证保持不变。"
	},
	recovery_done: {
		subject: "{site}：所有双重验证方式已移除",
		text: "等待期已满：您在 {site} 账户的验证器应用、所有通行密钥和恢复码均已移除，所有设备已退出登录，所有 API 密钥已失效。{account, select, frozen {账户已解冻。} other {}}请用密码登录，并立即设置新的双重验证。\n\n支付密码保持不变。提现暂停至 {until}。",
		sms: "【{site}】您账户的所有双重验证方式已移除{account, select, frozen {，账户已解冻} other {}}。请登录并设置新的验证。提现暂停至 {until}。"
	},
	recovery_cancelled: {
		subject: "{site}：账户恢复申请已取消",
		text: "移除您在 {site} 账户所有双重验证方式的申请已取消，双重验证保持不变。如果不是您提出的申请，说明有人知道您的密码，请立即修改。",
		sms: "【{site}】账户恢复申请已取消，双重验证保持不变。不是您申请的？请立即修改密码。"
	},
	api_key_made: {
		subject: "{site}：新建了 API 密钥",
		text: "刚刚为您的 {site} 账户创建了 API 密钥“{name}”，权限：{scopes}。",
		sms: "【{site}】已创建 API 密钥“{name}”。如非本人，请冻结账户。"
	}
};
// packages/messages/src/zh/mails.ts
var mails = {
	register: {
		subject: "{site}：确认注册",
		text: "{code} 是您在 {site} 的注册验证码，{minutes} 分钟内有效。\n\n{site} 的任何人都不会向您索要此验证码。请仅在 {site} 上输入；如非本人操作，请忽略。",
		sms: "【{site}】{code} 为注册验证码，{minutes} 分钟内有效。请勿告诉任何人，包括我们。"
	},
	login: {
		subject: "{site}：登录验证码",
		text: "{code} 是您登录 {site} 的验证码，{minutes} 分钟内有效。\n\n{site} 的任何人都不会向您索要此验证码。如果您此刻没有登录，说明有人知道您的密码，请立即修改。",
		sms: "【{site}】{code} 为登录验证码，{minutes} 分钟内有效。请勿告诉任何人。如非本人操作，请修改密码。"
	},
	forget: {
		subject: "{site}：重置密码",
		text: "{code} 是您在 {site} 重置密码的验证码，{minutes} 分钟内有效。\n\n持有此验证码的人可以接管您的账户，{site} 的任何人都不会向您索要。如非本人操作，请忽略，密码不会改变。",
		sms: "【{site}】{code} 为重置密码验证码，{minutes} 分钟内有效。持有者可接管您的账户，请勿告诉任何人。"
	},
	bind: {
		subject: "{site}：确认新的联系方式",
		text: "{code} 是将此邮箱绑定到您的 {site} 账户的验证码，{minutes} 分钟内有效。\n\n{site} 的任何人都不会向您索要此验证码。如非本人操作，请忽略，不会有任何变化。",
		sms: "【{site}】{code} 为绑定此手机号的验证码，{minutes} 分钟内有效。请勿告诉任何人。"
	},
	unfreeze: {
		subject: "{site}：解冻账户验证码",
		text: "{code} 是解冻您的 {site} 账户的验证码，{minutes} 分钟内有效。\n\n如非本人操作，说明有人试图打开您的账户：请勿透露验证码，并保持账户冻结。",
		sms: "【{site}】{code} 为解冻账户的验证码，{minutes} 分钟内有效。如非本人操作，请勿透露，并保持账户冻结。"
	},
	password: {
		subject: "{site}：修改密码验证码",
		text: "{code} 是您修改 {site} 密码的验证码，{minutes} 分钟内有效。\n\n{site} 的任何人都不会向您索要此验证码。如果您此刻没有修改密码，说明有人正在使用您的账户。",
		sms: "【{site}】{code} 为修改密码验证码，{minutes} 分钟内有效。如非本人操作，说明有人正在使用您的账户。"
	},
	pay_password: {
		subject: "{site}：重置支付密码验证码",
		text: "{code} 是您重置 {site} 支付密码的验证码，{minutes} 分钟内有效。\n\n{site} 的任何人都不会向您索要此验证码。如果您此刻没有重置支付密码，说明有人正在使用您的账户。",
		sms: "【{site}】{code} 为重置支付密码验证码，{minutes} 分钟内有效。如非本人操作，说明有人正在使用您的账户。"
	},
	confirm: {
		subject: "{site}：确认更换联系方式",
		text: "{code} 是更换您 {site} 账户的邮箱或手机号的验证码，{minutes} 分钟内有效。\n\n凭此验证码可以更换账户的联系方式。如果您此刻没有进行此操作，请勿透露：有人正在使用您的账户。",
		sms: "【{site}】{code} 为更换邮箱或手机号的验证码，{minutes} 分钟内有效。如非本人操作，请勿透露。"
	},
	recovery: {
		subject: "{site}：恢复您的账户",
		text: "{code} 是您在 {site} 恢复账户的验证码，{minutes} 分钟内有效。\n\n任何人有了此验证码和您的密码，就可以申请移除账户的所有双重验证。{site} 的人员绝不会向您索要。如果您现在没有进行此操作，请勿告诉他人，并更改密码。",
		sms: "{site}：{code} 是您恢复账户的验证码，{minutes} 分钟内有效。不是您本人？请勿告诉他人，并更改密码。"
	},
	already_registered: {
		subject: "{site}：您已拥有账户",
		text: "有人刚刚尝试用此邮箱注册 {site}，但该邮箱已有账户。请直接登录；如忘记密码，请选择“忘记密码？”。如非本人操作，无需理会。",
		sms: "【{site}】此号码已有账户，请登录或选择“忘记密码？”。如非本人操作，无需理会。"
	},
	already_bound: {
		subject: "{site}：您的联系方式已绑定账户",
		text: "刚刚有人尝试将此邮箱绑定到 {site} 的其他账户，但它已属于您的账户，没有任何变化。如果是您本人，请换一个邮箱。",
		sms: "【{site}】有人尝试将此号码绑定到其他账户，但它已属于您的账户，没有任何变化。"
	}
};
// packages/messages/src/zh/parameter.ts
var parameter = {
	missing: "{field}：此项必填。",
	invalid: "{field}：值无效。",
	not_text: "{field}：请输入单个文本。",
	not_a_number: "{field}：请输入整数。",
	not_an_amount: "{field}：请输入如 0.5 的小数，不含符号、空格或千位分隔符。",
	not_a_time: "{field}：请输入自 1970 年起的毫秒时间。",
	not_in_list: "{field}：不在允许的取值之内。",
	not_a_request_id: "{field}：请使用 8 至 64 个字母、数字、“-”或“_”。",
	not_a_code: "{field}：验证码须为六位数字。",
	not_a_symbol: "{field}：请输入如 BTC/USDT 的交易对。",
	not_lots: "{field}：请输入手数，最多两位小数，如 1.5。",
	not_a_hash: "{field}：请输入条款哈希的 64 位十六进制字符。",
	not_a_list: "{field}：请输入列表，各项以“,”分隔，每项内以“:”分隔。",
	out_of_range: "{field}：数值超出范围。",
	too_short: "{field}：内容过短。",
	too_long: "{field}：内容过长。",
	unknown: "{field}：此接口没有该字段，请检查拼写。",
	nothing: "{field}：请省略该字段，不要发送 null。"
};
// packages/messages/src/zh/refusals.ts
var refusals = {
	not_permitted: "您没有执行此操作的权限。",
	account_not_found: "未找到您的交易账户，请重新登录。",
	asset_not_found: "本站不提供该资产。",
	asset_exists: "该资产已上架。",
	asset_invalid: "该资产的参数无效。",
	pair_not_found: "本站不提供该交易对。",
	pair_exists: "该交易对已上架。",
	pair_invalid: "该交易对的参数无效。",
	amount_invalid: "请输入大于 0 的数量，且小数位数不超过该资产的精度。",
	balance_insufficient: "余额不足。请减少数量，或先将资金划入该账户。",
	tick_out_of_order: "价格顺序有误，已忽略。",
	practice_only: "此功能仅在本模拟站点可用。",
	already_claimed_today: "今天已领取过该资产，请在 UTC 00:00 之后再来。",
	faucet_not_offered: "该资产没有模拟资金，请选择其他资产。",
	transfer_same_account: "请选择两个不同的账户。",
	transfer_not_allowed: "该账户不能持有此资产。法币只能存放在法币账户，如需用于其他账户，请先兑换为 USDT。",
	convert_same_asset: "请选择两种不同的资产。",
	convert_not_offered: "这两种资产之间不支持兑换。",
	convert_too_small: "低于最低兑换金额，请增加数量。",
	quote_not_found: "该报价已不存在，请重新获取报价。",
	quote_expired: "报价已过期，未发生兑换，请重新获取报价。",
	quote_used: "该报价已被使用，请查看兑换记录。",
	quote_moved: "报价后价格已变动，未发生兑换。这是新的报价。",
	quote_replaced: "您已获取这两种资产的更新报价，未发生兑换，请使用新报价。",
	quote_differs: "提交的内容与报价不一致，未发生兑换，请重新获取报价。",
	too_many_quotes: "获取报价过于频繁，请一分钟后再试。",
	convert_too_large: "超过单次兑换上限，请减少数量。",
	convert_day_limit: "超过 24 小时内单一资产的兑换限额，请减少数量或稍后再试。",
	convert_house_limit: "该资产今日可兑换额度已用完，请减少数量或在市场中交易。",
	fiat_rate_stale: "该货币的汇率已过期，暂时无法兑换，请稍后再试。",
	fiat_rate_invalid: "汇率需要已上线的法币、来源，以及 72 小时以内的时间。",
	liquidity_insufficient: "当前流动性不足以完成该数量，请减少数量。",
	pair_has_no_book: "该交易对仅显示指数价格，不能在此交易。",
	price_off_tick: "价格有误：须为该交易对价格步长的整数倍。",
	price_out_of_band: "价格有误：偏离指数价格过多，请选择更接近市场的价格。",
	quantity_off_lot: "数量须为该交易对数量步长的整数倍。",
	quantity_too_large: "数量超过该交易对的单笔上限，请拆分为多笔委托。",
	notional_too_small: "委托金额低于该交易对的最低要求，请增加数量。",
	too_many_open_orders: "未完成的委托过多，请先撤销一部分。",
	order_not_found: "未找到您的这笔委托。",
	order_not_open: "该委托已结束，请查看历史委托。",
	amend_below_filled: "新数量须大于已成交数量。",
	amend_nothing: "没有任何变化，请输入新的价格或数量。",
	request_id_reused: "该请求编号已用于其他操作，本次未执行，请重试。",
	margin_needed: "未平仓合约需要这笔资金作为保证金，请先平掉部分仓位或减少数量。",
	terms_invalid: "这些条款无效，请检查取值范围和各档顺序。",
	calendar_invalid: "该日历无效：各交易时段须按顺序排列且不得重叠。",
	market_closed: "市场已休市，开市前只接受接近上一收盘价的限价委托。",
	contract_not_offered: "该市场目前不接受新合约，已有合约照常进行。",
	multiple_too_high: "该杠杆倍数对此仓位规模过高，请降低倍数或减少手数。",
	lots_too_small: "低于该市场的最小手数，请增加手数。",
	lots_too_large: "手数超过单笔上限或剩余手数，请减少手数。",
	account_lots_full: "加上此单后，您在该市场该方向的持仓将超过单个账户上限，请减少手数。",
	too_many_tickets: "合约持仓和委托过多，请先平仓或撤销一部分。",
	open_interest_full: "平台目前无法承接该方向的更多合约，请减少手数或稍后再来。",
	ticket_not_found: "未找到您的这笔合约，可能已结束，请查看历史。",
	ticket_not_pending: "该委托已成交或已结束，无法撤销。",
	ticket_not_open: "该合约不在持仓状态：可能在等待成交、正在平仓或已结束。",
	ticket_is_copied: "该合约为跟单合约，请先转为自持再进行此操作。",
	margin_not_isolated: "该合约为全仓保证金，只有逐仓合约才能单独增减保证金。",
	margin_too_low: "剩余保证金不足以维持该合约，请减少取回数量。",
	nothing_to_close: "没有符合条件的持仓可平。",
	option_not_offered: "该交易对目前不接受新的期权，已有期权照常进行。",
	seconds_not_offered: "不提供该时长，请从列表中选择。",
	terms_changed: "条款刚刚变更，没有买入，请查看新条款后重新下单。",
	valid_until_too_far: "委托有效期最多一秒，请检查您设备的时间。",
	order_too_late: "委托到达过晚，没有买入，请重试。",
	stake_too_small: "投入金额低于最低限额，请增加金额。",
	stake_too_large: "投入金额高于最高限额，请减少金额。",
	exposure_full: "平台目前无法为该笔期权预留奖励，请减少金额或稍后再试。",
	options_paused: "您已为自己暂停期权交易，暂停结束后才能再次购买。",
	pause_invalid: "暂停的结束时间须晚于目前的结束时间，且不超过五年。",
	daily_stake_limit: "将超过您自己设置的每日投入限额，UTC 00:00 重新计算。",
	daily_loss_limit: "可能超过您自己设置的每日亏损限额，UTC 00:00 重新计算。",
	share_invalid: "请输入允许范围内的分成比例。",
	trader_exists: "您已申请成为交易员，请查看“我的交易员”。",
	trader_not_found: "未找到该交易员。",
	trader_not_followable: "目前不能跟单该交易员，请选择其他交易员。",
	trader_state_wrong: "该决定与交易员当前状态不符。",
	traders_cannot_follow: "交易员不能跟单他人。",
	followers_cannot_lead: "申请成为交易员前，请先停止跟单并平掉跟单持仓。",
	followers_full: "该交易员的跟单人数已满，请选择其他交易员。",
	follow_self: "不能跟单自己。",
	follow_invalid: "请检查跟单规模和上限：超出允许范围。",
	follow_not_found: "您没有跟单该交易员。",
	ticket_not_copied: "该合约已是您自己的合约。",
	copy_not_offered: "目前暂不提供跟单交易。",
	rail_invalid: "该通道的设置无效：请检查确认数、最小额和手续费。",
	rail_not_found: "该资产不支持此网络，请选择其他网络。",
	deposits_closed: "该网络暂停充值。请勿转账，可改用其他网络或稍后再来。",
	withdrawals_closed: "该网络暂停提现，您的资金不受影响。可改用其他网络或稍后再来。",
	hold_invalid: "此限制不能手动设置或解除。",
	hold_not_found: "该账户没有此项限制。",
	deposit_differs: "该笔款项已有记录，但金额或收款人不同。",
	deposit_not_found: "没有该笔款项的记录。",
	deposit_credited: "该笔款项已入账。",
	deposit_too_old: "该笔款项时间过久，无法自动入账。请提交通知和凭证，由工作人员处理。",
	confirmations_missing: "该笔款项的确认数还不够。",
	claim_not_found: "未找到该通知，或已处理完毕。",
	claim_differs: "第一位操作员核定的金额不同，请先确认实际到账金额。",
	too_many_claims: "您有十条通知正在等待处理，请等其中一条处理完毕。",
	second_person_needed: "此项须由另一位操作员决定，不能是同一人。",
	destination_exists: "该地址或银行卡已保存，请从列表中选择。",
	destination_not_found: "请选择您已保存的地址或银行卡。",
	destination_waits: "该地址或银行卡是新添加的，暂不可用。请选择较早添加的，或等到所示时间。",
	too_many_destinations: "保存的地址和银行卡已达上限，请删除不再使用的。",
	product_unavailable: "此处或您所在的国家暂不提供此产品。已有的持仓和资产仍可平仓、卖出或提现。",
	country_invalid: "国家代码为两个大写字母，例如 VN。",
	clock_fault: "正在校验服务器时钟，价格暂停更新。您的委托和持仓保持不变，请稍后再试。",
	clock_not_ahead: "时钟没有向前跳变，无需确认。",
	proposal_needed: "此变更会放宽保护措施，需先提出提案，再由另一位操作员确认。",
	proposal_not_found: "未找到该提案，或提案已结束。",
	proposal_confirmed: "该提案已确认，正在等待生效。",
	proposal_outdated: "提案所针对的内容已有变动，请取消后重新提出。",
	too_many_proposals: "等待中的提案过多，请先确认或取消部分提案。",
	proof_used: "该图片已用于另一条通知，每笔付款都需要单独的凭证。",
	credit_above_claim: "金额超过了用户申报的数额。",
	credit_cap: "金额超过了单个操作员每小时或每日可入账的上限。",
	identity_needed: "请先完成身份认证，然后即可提现。",
	withdrawals_held: "您的账户提现已暂停。原因和剩余时间请见“设置”中的“安全设置”。",
	withdrawal_too_small: "低于该网络的最小提现额，或手续费将扣尽全部金额。请输入更大的数量。",
	withdrawal_limit: "将超过您的 24 小时限额。请减少数量、等先前的提现满 24 小时，或提升认证级别。",
	too_many_withdrawals: "处理中的提现过多，请等其中一笔到账。",
	withdrawal_not_found: "未找到该笔提现。",
	withdrawal_status_wrong: "该笔提现已进入下一步，无法再执行此操作。",
	treasury_insufficient: "平台金库余额不足，请先补充金库。",
	login_locked: "登录失败次数过多，您也可以重置密码。",
	work_needed: "服务器非常繁忙，需要先验证您的设备，请重试。",
	user_string_invalid: "请输入有效的邮箱地址或手机号码。",
	code_wrong: "验证码不正确，请核对后重试。",
	code_expired: "验证码已失效，请重新获取。",
	own_code_wrong: "发送至您当前邮箱或手机号的验证码不正确，请核对后重试。",
	own_code_expired: "发送至您当前邮箱或手机号的验证码已失效，请重新获取。",
	code_resend_too_soon: "验证码刚刚发送。",
	code_daily_limit: "今天发送的验证码过多。",
	password_too_short: "密码须多于六个字符。",
	password_too_long: "内容过长：密码最多 128 个字符。",
	password_common: "该密码容易被猜中：许多人使用类似的密码，或其中包含您或本站的名称。请换一个。",
	passwords_differ: "两次输入的密码不一致。",
	extension_code_unknown: "邀请码不存在，请核对或留空。",
	registration_failed: "注册失败。如果您已有账户，请登录或重置密码。",
	country_code_unknown: "国家代码不存在，请从列表中选择。",
	message_not_delivered: "验证码发送失败，请检查邮箱或手机号，或稍后再试。",
	content_not_found: "该内容已不存在。",
	fee_changed: "手续费已有变动，请重新查看并再次确认。",
	address_invalid: "这不是该网络的有效地址。请重新完整复制，并核对网络。",
	qr_unreadable: "图片中未能识别二维码。请重新拍摄，保持清晰、完整、光线充足。",
	qr_differs: "二维码中的地址与您输入的不一致。在确认哪个正确之前，请勿使用其中任何一个。",
	card_incomplete: "请填写银行卡的所有字段：SWIFT 代码；美国的银行还需 ABA 号码。",
	chain_unavailable: "暂时无法查询该网络，资金不受影响，请几分钟后再试。",
	practice_too_much: "超过每日可领取的模拟资金总额，请输入较小的数量，或在 UTC 00:00 之后再试。",
	statement_period_invalid: "请选择不超过 366 天的时间段，且结束时间晚于开始时间。",
	statement_too_long: "该时间段内的记录过多，请选择更短的时间段。",
	upload_missing: "请选择要上传的图片。",
	upload_type_wrong: "不支持此类文件，请选择图片（JPEG、PNG、WebP、GIF 或 AVIF）。",
	upload_unreadable: "图片已损坏或无法读取，请更换图片或重新拍摄。",
	upload_too_many_pixels: "图片超过 4000 万像素，请选择较小的图片。",
	upload_quota_used: "今天的上传量已达上限，请明天再试。",
	upload_not_found: "该上传已失效，请重新选择图片。",
	contact_needed: "请先绑定邮箱和手机号码。",
	identity_in_review: "您的身份认证正在审核中，有结果会通知您。",
	identity_verified_already: "该级别已通过认证。",
	identity_basic_needed: "请先完成初级认证。",
	identity_daily_limit: "今天提交认证的次数已达上限，请明天再试。",
	identity_fields_missing: "请完整填写证件信息。",
	identity_name_invalid: "请输入正确的姓名，须与证件一致。",
	identity_number_invalid: "请输入正确的证件号码。",
	identity_too_young: "您必须年满 18 周岁。",
	identity_pictures_missing: "请上传证件正反面照片；护照请上传照片页。",
	identity_taken: "该证件号码已被他人用于认证。",
	birth_date_invalid: "请输入正确的出生日期。",
	birth_date_differs: "出生日期与证件号码不符。",
	nickname_invalid: "昵称须为 2 至 10 个中文、字母或数字。",
	nickname_reserved: "该昵称容易被误认为工作人员，请换一个。",
	nickname_taken: "该昵称或与其相似的昵称已被使用，请换一个。",
	signature_invalid: "个性签名须为 2 至 30 个字符，不能包含特殊字符。",
	case_not_found: "没有该编号的审核单。",
	case_not_opened: "请先注明理由并打开该审核单，打开后在一段时间内有效。",
	case_decided: "该审核单已有结论。",
	document_not_found: "该审核单没有此图片，或图片已删除。",
	failures_invalid: "未通过的审核单至少要有一个附理由的项目，通过的不能有，且每个项目只能出现一次。",
	account_frozen: "该账户已冻结。请用密码、验证码和双重验证解冻。",
	account_not_frozen: "该账户未被冻结，直接登录即可。",
	freeze_link_invalid: "此链接已失效。请登录后在安全页面冻结账户。",
	second_factor_needed: "请输入验证器应用的验证码，或使用通行密钥。",
	second_factor_missing: "此操作需要双重验证。请设置通行密钥或验证器应用，或用已有的方式确认。",
	second_factor_wrong: "双重验证未通过。验证器应用的每个验证码只能使用一次，请等待下一个。",
	second_factor_locked: "双重验证错误次数过多。",
	pay_password_missing: "此操作需要支付密码。请输入，或先设置支付密码。",
	pay_password_wrong: "支付密码不正确。",
	pay_password_locked: "支付密码已错误五次，提现已锁定，交易不受影响。",
	pay_password_weak: "这六位数字太容易被猜到，请换一组。",
	step_up_expired: "本次确认已过期或已使用，请重新确认。",
	step_up_differs: "确认的内容与提交的内容不一致，未执行任何操作，请重新确认。",
	password_wrong: "登录密码不正确。",
	password_same: "新密码与旧密码相同，请换一个。",
	channel_missing: "您的账户未绑定此类邮箱或手机。",
	address_taken: "该邮箱或号码已属于其他账户，请换一个。",
	address_same: "这就是您目前使用的邮箱或号码。",
	totp_exists: "已设置验证器应用。请先移除，再添加新的。",
	totp_expired: "该密钥已过期，请重新开始。",
	factor_not_found: "该验证方式已不存在。",
	passkey_refused: "该通行密钥未通过验证，请重试。",
	too_many_passkeys: "通行密钥数量已达上限，请先移除一个。",
	phishing_word_invalid: "请输入 4 至 20 个字母、汉字或数字，中间可用空格、“-”、“_”和“.”。",
	api_key_not_found: "该密钥已不存在。",
	api_key_addresses_invalid: "请输入以逗号分隔的 IP 地址，最多十个。可提现的密钥至少需要一个地址。",
	too_many_api_keys: "API 密钥数量已达上限，请先撤销一个。",
	recovery_not_needed: "该账户没有双重验证，直接登录即可。",
	recovery_daily_limit: "您今天发起的次数已达上限。",
	recovery_expired: "已超时，请用密码重新开始。",
	recovery_submitted: "您已提交恢复申请，无需再发送任何内容，请等待期满。",
	recovery_unproven: "请先用验证码确认您的邮箱和手机号。",
	recovery_picture_missing: "请先添加照片：您的面部、证件以及写有日期和编号的纸张。",
	recovery_link_invalid: "此链接无效。请登录并查看安全页面。",
	recovery_not_open: "该申请已结束。",
	recovery_reason_missing: "请说明拒绝的原因，用户会看到。",
	token_renewed: "您的登录状态刚刚重新确认过，请再试一次。",
	key_scope_missing: "该 API 密钥无权进行此调用。",
	key_address_refused: "该 API 密钥不能从此地址使用。",
	signed_out: "请先登录。",
	verification_needed: "请先完成身份认证。",
	operator_needed: "此操作需要工作人员的令牌。",
	role_needed: "您的角色无权执行此操作。",
	not_found: "该地址不存在。",
	too_many_requests: "请求过于频繁，请稍候再试。",
	commands_used_up: "该账户今日的委托与请求次数已达上限，仍可撤单和平仓。次数将于 00:00（UTC）重新计算。",
	upload_too_slow: "网络过慢，图片未能上传。请在网络较好时重试，或上传较小的图片。",
	too_large: "提交的内容过大。",
	server_busy: "服务器繁忙，没有数据丢失，请重试。",
	server_fault: "我们的系统出现故障，请重试。",
	host_unknown: "此处没有使用该名称的网站。运营者可以添加此名称。",
	account_shared: "这是所有人共用的演示账户，其名称和安全设置不可更改。如需此操作，请注册您自己的账户。"
};
var refusedFor = {
	minutes: "{reason}请在 {minutes, plural, other {# 分钟}}后重试。",
	hours: "{reason}请在 {hours, plural, other {# 小时}}后重试。"
};
// packages/messages/src/zh/statement.ts
var statement = {
	title: "账户对账单",
	uid: "UID",
	period: "账单期间",
	asOf: "数据截至",
	record: "记录 {sequence}",
	practice: "模拟资金：本对账单中没有任何真实资金。",
	opening: "期初余额",
	closing: "期末余额",
	addsUp: "期初余额加各项变动等于期末余额。所有时间均为 UTC。",
	entries: "变动明细",
	inCsv: "本期共有 {count} 条明细，超出此处可列出的数量。完整明细请见 CSV 文件。",
	nothing: "本期没有余额，也没有变动。",
	page: "第 {page} 页，共 {pages} 页",
	columns: {
		time: "时间（UTC）",
		account: "账户",
		asset: "资产",
		movement: "变动",
		kind: "类型代码",
		count: "笔数",
		available: "可用",
		frozen: "冻结",
		total: "合计",
		availableChange: "可用变动",
		frozenChange: "冻结变动",
		fee: "手续费",
		availableAfter: "变动后可用",
		frozenAfter: "变动后冻结",
		totalAfter: "变动后合计",
		reference: "关联编号",
		record: "记录"
	}
};
// packages/messages/src/zh/trading/index.ts
var trading = {
	contract: {
		directions: {
			long: "做多",
			short: "做空"
		},
		marginModes: {
			cross: "全仓",
			isolated: "逐仓"
		},
		entryTypes: {
			market: "市价",
			limit: "限价"
		},
		statuses: {
			pending: "委托中",
			open: "持仓中",
			closing: "平仓中",
			closed: "已平仓",
			cancelled: "已撤销"
		},
		closeReasons: {
			user: "您已平仓。",
			take_profit: "指数触及止盈价。",
			stop_loss: "指数触及止损价。",
			liquidation: "被强平：对应的权益已降到维持保证金。",
			deleveraged: "为弥补保险基金不足以支付的对手仓亏损而被自动减仓。",
			trader_closed: "您跟单的交易员已平仓。",
			reversed: "您已反手：原仓位已平，并反向下单。"
		},
		cancelReasons: {
			user_cancelled: "您已撤销。",
			slippage_limit: "下一个报价超出您的滑点上限，因此没有开仓。",
			margin_insufficient: "成交时保证金不足。",
			open_interest_full: "平台在该方向上已没有持仓额度。",
			pair_not_trading: "该交易对已暂停交易。",
			market_closed: "成交之前市场已休市。",
			liquidation: "账户被强平，挂单先被撤销。"
		},
		closeChoices: {
			all: "全部",
			long: "仅多单",
			short: "仅空单",
			winning: "仅盈利",
			losing: "仅亏损"
		},
		noMarkets: "暂无可交易的合约",
		noStocks: "暂无可交易的股票",
		guide: "合约如何运作",
		feesAndLimits: "费用与限额",
		times: "{multiple}x",
		form: {
			label: "合约下单",
			marginMode: "保证金模式",
			multiple: "杠杆",
			orderType: "委托类型",
			lots: "手数",
			lotIs: "1 手 = {amount} {asset}",
			closesAll: "平全部",
			closesLots: "平仓手数",
			margin: "保证金",
			overnight: "隔夜费",
			liquidation: "强平价",
			breakEven: "盈亏平衡价",
			riskRate: "风险率",
			notional: "名义价值",
			openLong: "开多",
			openShort: "开空",
			never: "无"
		},
		marginHints: {
			cross: "各仓位共用整个合约账户：更不易强平，但可能亏掉全部资金。",
			isolated: "仓位最多亏掉自己的保证金。您可以追加，也可以取回多余的部分。"
		},
		entryHints: {
			market: "以下一个报价成交，不超过您的滑点上限。",
			limit: "等报价触及您的价格，再以该价或更优价成交。"
		},
		multipleSheet: {
			text: "保证金等于名义价值除以杠杆倍数。杠杆越高，强平价越近。",
			most: "{lots} 手最高 {most}x",
			forLots: "按 {lots} 手计算",
			take: "使用 {multiple}x"
		},
		confirm: {
			price: "预计价格",
			worstPrice: "最差价格",
			hold: "成交前冻结",
			openFee: "开仓手续费",
			closeFee: "平仓手续费",
			overnight: "隔夜费（每晚）",
			riskRate: "风险率",
			liquidationRate: "强平线",
			market: "以下一个报价成交，最差 {price}；超出则不开仓。",
			limit: "等报价触及 {price}，再以该价或更优价成交；在此之前可以撤销。",
			closed: "市场休市：委托会等待，开市后才可能成交。"
		},
		problems: {
			notOffered: "该市场不再接受新仓位。",
			marketClosed: "市场休市：只接受限价单。",
			indexStale: "暂无最新指数价格。",
			lotsMissing: "请输入手数。",
			priceMissing: "请输入价格。",
			lotsMin: "至少 {lots} 手。",
			lotsMax: "每单最多 {lots} 手。",
			room: "平台仅剩 {lots} 手额度。",
			multiple: "该手数最高 {most}x。",
			balance: "余额不足",
			exitsMissing: "请输入止盈价或止损价。",
			exitAbove: "{exit}必须高于该价格。",
			exitBelow: "{exit}必须低于该价格。",
			exitLots: "止盈止损手数不能超过持仓。"
		},
		quotes: {
			title: "平台报价",
			overnight: "隔夜费 / 倒计时",
			long: "开多价",
			short: "开空价",
			index: "指数",
			spread: "点差",
			room: "剩余开仓额度",
			useAsLimit: "用作限价",
			counterparty: "您的对手方是平台"
		},
		house: {
			title: "对手方是谁",
			counterparty: "这里的合约没有订单簿。每个仓位的对手方都是平台：它的承保账户，与其他账户一样注资、一样记账。",
			quote: "报价为指数价格上下各半个点差，合计 {spread}%。每个报价时刻，所有人得到同一报价。",
			nextTick: "市价单以其后第一个报价成交。您和平台都不能按只有一方先看到的价格交易。",
			room: "平台只在承保账户足以承受大幅波动的范围内接受新仓位，剩余额度即此处所示；平仓随时可以。",
			profit: "您盈利则平台亏损，反之亦然。手续费和点差则是平台的固定收入。"
		},
		facts: {
			title: "{pair} 费用与限额",
			lot: "一手",
			lots: "每单手数",
			accountLots: "单方向最多手数",
			spread: "点差",
			fee: "开仓、平仓手续费",
			overnight: "隔夜费（年化）",
			liquidationFee: "强平费",
			tiers: "按名义价值的维持保证金",
			tierFrom: "{amount} {asset} 起",
			tierTerms: "{percent}%，最高 {multiple}x"
		},
		session: {
			open: "开市",
			always: "全天开市",
			closesAt: "{time} 休市",
			opensAt: "{time} 开市",
			owns: "您持有的是价格合约：没有股份、没有投票权、没有股息。",
			rules: "只接受限价委托，距最新价 {price} 不超过 1/杠杆倍数。开市前不成交、不平仓，也不强平。"
		},
		account: {
			label: "合约账户",
			equity: "保证金账户权益（{asset}）",
			used: "已用保证金",
			unrealised: "未实现盈亏",
			riskRate: "风险率",
			starts: "风险率降到 {percent} 时开始强平",
			noCross: "没有全仓仓位：不会被一并强平",
			howTitle: "合约账户",
			held: "委托冻结",
			crossMargin: "全仓保证金",
			isolatedMargin: "逐仓保证金",
			maintenance: "维持保证金（全仓）",
			spendable: "可用于开新仓",
			howRate: "风险率 =（可用 + 全仓保证金 + 全仓未实现盈亏）÷ 全仓保证金。当这部分权益降到维持保证金时开始强平：先平最差的仓位，直到剩余仓位安全。",
			howIsolated: "逐仓仓位互相独立：各自按自己的保证金强平，不影响其他。",
			howZero: "您的余额最低为零，超出部分的亏损由保险基金承担。"
		},
		lists: {
			label: "持仓与委托",
			positions: "持仓",
			positionsCount: "持仓（{count}）",
			pending: "委托",
			pendingCount: "委托（{count}）",
			history: "历史",
			noPositions: "暂无持仓",
			noPositionsText: "您开的仓位及其盈亏、风险显示在这里。",
			noPending: "暂无委托",
			noPendingText: "限价单在这里等待报价触及其价格。",
			noHistory: "暂无历史",
			noHistoryText: "已平的仓位和已撤销的委托显示在这里。",
			signedOut: "登录后查看您的持仓和委托。"
		},
		card: {
			unrealised: "未实现盈亏（{asset}）",
			return: "收益率",
			entry: "开仓价",
			mark: "标记价",
			liquidation: "强平价",
			size: "数量",
			margin: "保证金",
			overnight: "隔夜费",
			opened: "开仓时间",
			lots: "手数",
			whyLiquidation: "强平价是怎么算出来的？",
			exits: "止盈止损",
			moveMargin: "保证金",
			reverse: "反手",
			selfHold: "自持",
			close: "平仓",
			copied: "跟单",
			closing: "下一个报价平仓",
			rank: "自动减仓排名 {rank} / 5",
			of: "{action}：{pair}"
		},
		exitsSheet: {
			title: "止盈 / 止损",
			text: "指数到价后，以下一个报价平仓。可只设其一，可平全部或一部分。",
			estimate: "预计盈亏",
			part: "只平一部分",
			save: "保存",
			saved: "止盈止损已保存",
			removed: "止盈止损已移除"
		},
		marginSheet: {
			title: "{pair} 的保证金",
			add: "追加",
			remove: "取回",
			amount: "金额",
			now: "保证金",
			after: "调整后保证金",
			liquidationAfter: "调整后强平价",
			added: "已追加保证金",
			taken: "已取回保证金",
			hint: "只能取回维持该仓位的杠杆和亏损之外的多余部分。"
		},
		closeSheet: {
			title: "平仓 {pair}",
			lots: "平仓手数",
			share: "占持仓的比例",
			price: "预计价格",
			priceProfit: "价格盈亏",
			closeFee: "平仓手续费",
			total: "合计",
			text: "无论价格如何，都以下一个报价平仓。开仓手续费和隔夜费此前已付。",
			do: "平 {lots} 手",
			asked: "将以下一个报价平仓"
		},
		closeAll: {
			button: "全部平仓",
			title: "平仓",
			count: "{count, plural, other {# 个仓位}}",
			estimate: "扣费后预计盈亏",
			question: "{count, plural, other {平掉 # 个仓位？}}",
			text: "无论价格如何，各仓位都以下一个报价平仓。按当前指数，扣费后合计 {total} {asset}。",
			do: "平仓",
			done: "{count, plural, other {# 个仓位将以下一个报价平仓}}"
		},
		reverse: {
			question: "反手 {pair}？",
			text: "平掉 {lots} 手{from}，并下单 {lots} 手{to}；两者都在下一个报价成交。按当前指数，平仓扣费后得 {total} {asset}。若资金不足以开新仓，新委托会以该原因结束。",
			done: "已反手：下一个报价成交"
		},
		pending: {
			hold: "冻结",
			placed: "下单时间",
			waitsFor: "限价",
			cancelled: "委托已撤销",
			cancelOf: "撤销委托 {number}"
		},
		history: {
			priceProfit: "价格盈亏",
			fees: "手续费",
			overnight: "隔夜费",
			total: "总盈亏",
			entry: "开仓价",
			exit: "平仓价",
			ended: "结束时间",
			title: "仓位 #{number}",
			orderTitle: "委托 #{number}",
			closes: "平仓明细",
			closedLots: "{lots} 手",
			deficit: "无需您支付",
			deficitText: "亏损超过了对应的资金，这部分由保险基金承担。",
			shortfall: "从盈利中扣减",
			shortfallText: "平台不足以支付这部分。",
			report: "强平报告",
			detail: "{pair} 详情"
		},
		report: {
			title: "强平报告",
			found: "触发时",
			equity: "权益",
			margin: "保证金",
			maintenance: "维持保证金",
			riskRate: "风险率",
			tickets: "仓位",
			closed: "已平",
			kept: "保留",
			went: "处理过程",
			fee: "强平费，进入保险基金",
			deficit: "无需您支付的亏损",
			fromInsurance: "保险基金支付",
			fromOthers: "从对手仓扣减",
			equityAfter: "之后的权益",
			text: "权益等于或低于维持保证金时开始强平。先平最差的仓位，以报价成交。",
			none: "该仓位没有报告"
		},
		why: {
			title: "强平价是怎么算出来的？",
			formulaLong: "(Q·E − C − cum) ÷ (Q·(1 − m))",
			formulaShort: "(C + Q·E + cum) ÷ (Q·(1 + m))",
			none: "没有任何大于零的价格会使该仓位强平。",
			text: "若其他不变，指数到此价时，该仓位对应的权益恰好等于它的维持保证金。",
			quantity: "Q，数量",
			entry: "E，开仓价",
			behind: "C，对应的资金",
			behindIsolated: "该仓位自己的保证金。",
			behindCross: "可用、全仓保证金与其他全仓仓位的盈亏，减去它们的维持保证金。",
			rate: "m，该档维持保证金率",
			deduction: "cum，该档扣减额",
			result: "强平价",
			shared: "您在 {pair} 的多个全仓仓位同涨同跌，因此强平价是为它们一起求出的，不能用单个仓位的公式。",
			stops: "向开仓价方向取整到可报的价格。"
		},
		share: {
			text: "{direction} {pair} {multiple}x · Candor：{return}%，标记价 {mark}，开仓价 {entry}。模拟账户。",
			textLive: "{direction} {pair} {multiple}x · Candor：{return}%，标记价 {mark}，开仓价 {entry}。",
			label: "分享 {pair}",
			copied: "已复制，可粘贴到任意处"
		},
		notices: {
			sent: "已下单：下一个报价成交",
			opened: "{direction} {pair}：以 {price} 开仓 {lots} 手",
			closed: "{pair} 以 {price} 平仓：{profit}",
			partlyClosed: "{pair}：以 {price} 平 {lots} 手：{profit}",
			cancelled: "{pair}：{reason}",
			overnight: "{pair}：隔夜费 {fee}",
			marginDrawn: "{pair}：其盈利已用于另一个全仓仓位",
			liquidated: "{pair} 在 {price} 被强平"
		},
		orders: {
			bothDirections: "多和空",
			direction: "方向"
		},
		chart: {
			orders: "持仓",
			position: "{direction} {lots}",
			order: "限价{direction} {lots}"
		}
	},
	copying: {
		reasons: {
			below_minimum: "按比例算出的手数低于最小手数。",
			above_maximum: "按比例算出的手数超过最大手数，因此只跟了一部分。",
			margin_cap: "您给该交易员设的保证金上限已用完。",
			pair_cap: "您给该交易对设的保证金上限已用完。",
			daily_loss_cap: "已达到您给该交易员设的单日亏损上限。",
			balance_insufficient: "您的合约账户余额不足。",
			slippage: "价格已超出您的滑点上限。",
			open_interest_full: "平台在该方向上已没有持仓额度。",
			too_many_tickets: "您的持仓和挂单数已达上限。",
			product_unavailable: "此处或您所在的国家暂不提供此产品。"
		},
		results: {
			copied: "已跟单",
			partial: "部分跟单",
			skipped: "未跟单"
		},
		statuses: {
			applied: "审核中",
			followable: "已通过",
			refused: "未通过",
			suspended: "已暂停",
			withdrawn: "已撤回"
		},
		modes: {
			multiple: "固定倍数",
			lots: "固定手数"
		},
		orders: {
			result: "跟单者收益",
			profit: "盈利",
			accuracy: "胜率",
			followers: "跟单人数"
		},
		days: {
			"7": "7 天",
			"30": "30 天",
			"90": "90 天"
		},
		listLabel: "可跟单的交易员",
		sortLabel: "交易员排序",
		periodLabel: "数据周期",
		banner: "跟单之前，先看跟单者的收益",
		bannerText: "记录由交易本身逐小时生成，任何人都改不了，包括我们。",
		becomeTrader: "成为交易员",
		myCopying: "我的跟单",
		myCopyingText: "{count, plural, other {# 位交易员}} · {result} USDT",
		traderCount: "{count, plural, =0 {暂无交易员} other {# 位交易员}}",
		updatedHourly: "每小时更新",
		updatedAt: "每小时更新，上次 {time}",
		notMarked: "每小时更新；首个净值在下一个整点生成",
		noTraders: "暂无可跟单的交易员",
		noTradersText: "交易员通过审核后会出现在这里。您可以第一个申请。",
		followersResult: "跟单者收益（USDT）",
		followersSample: "{count} 笔跟单中 {percent}% 盈利",
		followersNone: "还没有已平仓的跟单",
		followersOf: "跟单者 {count}/{most}",
		profitOf: "{days} 天盈利",
		accuracy: "胜率",
		accuracyOf: "{count, plural, other {# 笔}}中 {percent}% 盈利",
		noTrades: "暂无交易",
		drawdown: "回撤",
		daysLed: "天数",
		navLine: "近 7 天",
		follow: "跟单",
		following: "跟单中",
		full: "已满",
		own: "自己",
		openTrader: "查看 {name} 的记录",
		followName: "跟单 {name}",
		editFollow: "修改",
		stopFollowing: "停止跟单",
		shareTag: "分成 {percent}%",
		suspendedText: "该交易员已被暂停：不再跟新单，已开的跟单继续。",
		fullText: "名额已满。",
		leaderText: "交易员和申请中的用户不能跟单他人。",
		signInText: "登录后即可跟单。",
		traderMissing: "没有这位交易员",
		traderMissingText: "记录未公开，或地址有误。",
		allTraders: "全部交易员",
		metrics: {
			profit: "盈利（USDT）",
			return: "收益率",
			drawdown: "最大回撤",
			accuracy: "胜率",
			trades: "已平仓笔数",
			equity: "自有资金"
		},
		metricsLabel: "近 {days} 天的记录",
		wonOf: "{count} 笔中 {wins} 笔",
		chart: {
			title: "单位净值",
			hint: "充值和提现不影响净值，起始为 1.0000。",
			empty: "还没有生成首个整点净值。",
			oneMark: "从第二个整点净值起画线。",
			label: "单位净值从 {from} 到 {to}：最低 {low}，最高 {high}。"
		},
		tabsLabel: "记录的各部分",
		tabs: {
			current: "当前持仓",
			currentCount: "当前持仓（{count}）",
			history: "历史",
			followers: "跟单者收益"
		},
		noOpen: "没有持仓",
		noHistory: "还没有已平仓记录",
		noHistoryText: "自申请起的平仓都会显示在这里，任何一笔都不能删除。",
		side: "{count, plural, other {{lots} 手}}",
		entry: "开仓价",
		mark: "标记价",
		closedAt: "平仓价",
		opened: "开仓时间",
		closed: "平仓时间",
		priceProfit: "价差盈亏",
		fees: "手续费",
		overnight: "隔夜费",
		result: "结果",
		followersPart: {
			text: "交易员赚到的不等于跟单者得到的：手数、上限、费用和加入时间都不同。这里是全部跟单者的合计，含未平仓与已平仓，未扣给交易员的分成。",
			copies: "已平仓跟单",
			won: "盈利",
			followers: "当前跟单者",
			share: "利润分成"
		},
		followTitle: "跟单 {name}",
		editTitle: "跟单 {name} 的方式",
		form: {
			mode: "跟单数量",
			multiple: "交易员手数的倍数",
			lots: "每笔手数",
			roundingTitle: "交易员手数换算成您的手数",
			theirs: "交易员",
			yours: "您",
			rounding: "大于一手时四舍五入到两位小数；小于一手时向下取整。低于该交易对最小手数的不跟单，并会告知您。",
			lotsHint: "无论交易员下多少，您每笔都是 {count, plural, other {{lots} 手}}。",
			limits: "上限",
			limitsHint: "只在开仓时检查，平仓不受限制。",
			marginMax: "该交易员全部跟单的保证金",
			pairMarginMax: "单个交易对的保证金",
			dailyLossMax: "单日亏损（UTC）",
			dailyLossHint: "达到后当天不再跟新单。",
			noLimit: "不限",
			slippage: "滑点上限",
			slippageHint: "若价格自交易员下单后偏离更多，则不跟这笔。",
			share: "交易员从您的利润中分成",
			shareHint: "每周一 00:00 UTC 结算，亏损结转。",
			shareFixed: "保持您开始跟单时的比例。",
			risk: "我知道每笔跟单的保证金都可能全部亏损，并同意",
			begin: "跟单",
			save: "保存",
			begun: "您已开始跟单 {name}",
			saved: "修改对之后的开仓生效",
			answerLost: "未收到回应。再次提交也不会重复跟单。",
			balance: "您的合约账户可用 {amount} USDT。需要更多资金的跟单会减量或跳过。",
			addFunds: "划转",
			problems: {
				size_missing: "请输入跟单数量",
				unreadable: "有数字无法识别",
				size_small: "最少 0.01",
				size_large: "最多 100",
				limit_zero: "上限必须大于 0；不设上限请留空",
				slippage_large: "滑点上限最多 5%",
				risk_unread: "请阅读协议并勾选后继续"
			}
		},
		estimate: {
			title: "以交易员最近 {count, plural, other {# 笔}}为例",
			text: "这样跟单，您本可得到",
			none: "该交易员还没有平仓，暂无数据可供回看。",
			waiting: "输入手数即可查看本会得到的结果。",
			profit: "价差盈亏",
			fees: "手续费",
			overnight: "隔夜费",
			share: "交易员分成",
			margin: "同时占用的最多保证金",
			counts: "跟单 {copied} · 部分 {partial} · 未跟 {skipped}",
			showTrades: "查看各笔",
			hideTrades: "收起各笔",
			sizes: "{theirs} → {yours} 手",
			hint: "历史不代表未来，且未计入您当时的余额。"
		},
		stop: {
			title: "停止跟单 {name}？",
			text: "从现在起不再跟新单。",
			open: "您的 {count, plural, other {# 笔}}未平仓跟单（保证金 {margin} USDT）会保留，在交易员平仓时一起平仓，其利润仍按 {percent}% 分成。您可以随时平仓或转为自持。",
			due: "尚有 {amount} USDT 分成，将于 {time} 结算。",
			keep: "继续跟单",
			confirm: "停止",
			done: "您已停止跟单 {name}"
		},
		mine: {
			tabsLabel: "我的跟单",
			tabs: {
				traders: "我的交易员",
				feed: "动态",
				lead: "成为交易员"
			},
			total: "我的跟单收益（USDT）",
			totalHint: "含未平仓与已平仓，已扣已付费用",
			paid: "已分成",
			due: "下次分成",
			margin: "跟单保证金",
			none: "您还没有跟单任何交易员",
			noneText: "您跟单的交易员及其带来的收益会显示在这里。",
			find: "找交易员",
			ended: "已停止",
			since: "自 {time}",
			realised: "已实现",
			open: "未平仓",
			times: "交易员手数的 {lots} 倍",
			fixed: "每笔 {count, plural, other {{lots} 手}}",
			limits: "上限",
			limitMargin: "保证金 {amount}",
			limitPair: "单个交易对 {amount}",
			limitLoss: "单日亏损 {used} / {amount}",
			noLimits: "无",
			shareTitle: "利润分成",
			formula: "应分 = 已实现 × {percent}% − 已分，且不低于 0",
			sum: "{realised} × {percent}% − {paid} = {due}",
			sumNothing: "{realised} × {percent}% − {paid} 不大于 0，无需分成",
			nextShare: "下次结算 {time}",
			carry: "亏损会结转：您的已实现收益超过 {amount} USDT 后，交易员才分成。",
			copies: "未平仓跟单（{count}）",
			toPosition: "持仓",
			holdAlone: "自持",
			holdTitle: "将 {pair} 转为自持？",
			holdText: "这笔 {count, plural, other {{lots} 手}}的{direction}持仓将归您自己管理，交易员平仓时不再一起平仓。止盈止损保留并独立生效{exits}。从此不再分成。此操作无法撤销。",
			holdExits: "：{list}",
			holdNoExits: "（目前没有）",
			takeProfit: "止盈 {price}",
			stopLoss: "止损 {price}",
			holdDone: "{pair} 现在是您自己的持仓"
		},
		feed: {
			label: "每笔交易的跟单结果",
			filters: "显示",
			all: "全部",
			empty: "还没有跟单",
			emptyText: "交易员的每笔交易都会显示在这里：已跟、部分跟或未跟，以及原因。",
			emptyFilter: "没有这一类",
			sizes: "交易员 {theirs} · 应跟 {wanted} · 您 {yours} 手",
			at: "价格 {price}",
			by: "来自 {name}"
		},
		lead: {
			title: "让他人跟单您",
			text: "您照常交易。跟单者的跟单盈利时，您每周获得其中一部分。",
			needs: "条件",
			needFollows: "您没有跟单任何人，也没有跟单持仓",
			needFollowsNot: "您正在跟单 {count, plural, other {# 位交易员}}，请先停止跟单",
			needReview: "申请由工作人员审核",
			needRecord: "通过后您的记录公开：每一笔平仓都在，不能删除",
			needPlaces: "最多 {count} 位跟单者",
			share: "从跟单者利润中分成 (%)",
			shareHint: "0 到 {most}%。跟单者保持其开始时的比例。",
			example: "某位跟单者的跟单累计实现 200 USDT 时，您共得到 {amount} USDT。",
			agree: "我同意公开我的交易并供他人跟单，并同意",
			apply: "申请",
			applied: "您的申请已提交审核",
			notOffered: "这里目前不提供跟单。",
			problems: {
				share_missing: "请输入分成比例",
				share_large: "分成最多 {most}%",
				following: "跟单他人时不能成为交易员",
				agreement_unread: "请阅读协议并勾选后继续"
			},
			status: {
				applied: "您的申请正在审核",
				appliedText: "通过之前不会公开您的任何记录。审核期间不能跟单他人。",
				followable: "他人可以跟单您",
				followableText: "已用 {followers}/{most} 个名额。您的分成是 {percent}%。",
				refused: "您的申请未通过",
				refusedText: "您可以再次申请。",
				suspended: "您已被暂停",
				suspendedText: "您的新交易不再被跟单。已开的跟单在您平仓时平仓。",
				withdrawn: "您已撤回申请",
				withdrawnText: "您可以跟单他人，也可以再次申请。"
			},
			withdraw: "撤回申请",
			withdrawnDone: "申请已撤回",
			openRecord: "我的公开记录"
		},
		agreement: "跟单协议",
		agreementTitle: "跟单协议",
		agree: "我同意",
		agreementLanguage: "协议语言"
	},
	options: {
		directions: {
			up: "看涨",
			down: "看跌"
		},
		results: {
			won: "盈利",
			lost: "亏损",
			refunded: "退还",
			void: "作废"
		},
		statuses: {
			open: "进行中",
			closing: "结算中",
			closed: "已结束"
		},
		noMarkets: "暂无可交易的期权",
		limitsAndPause: "限额与暂停",
		myOptions: "我的期权",
		help: "期权说明",
		tick: "报价 {number} · 已记录",
		line: "{pair} 实时走势，现价 {price}。{open, plural, =0 {没有进行中的期权。} other {已画出 # 笔进行中的期权。}}",
		expiry: "到期",
		stakeAndTime: "{stake} {asset} · {seconds} 秒",
		strikeAt: "行权价 {price} · #{tick}",
		strikeSoon: "正在等待行权价",
		ifItEndsHere: "若在此结束",
		counting: "正在统计样本…",
		seeWhy: "查看原因",
		timeLeft: "剩余 {time}",
		openOptions: "进行中的期权",
		drawThis: "在图中显示",
		emptyRail: "进行中的期权会显示在这里并倒计时。",
		emptyAccount: "期权账户没有余额。",
		transferIn: "划转",
		practiceFunds: "模拟资金",
		expiresIn: "到期时间",
		pays: "收益率",
		seconds: "{seconds} 秒",
		stake: "投入（{asset}）",
		presets: "金额",
		evenOdds: "50% 胜率的期望值",
		warning: "您可能损失全部投入。胜率达到 {percent} 才能保本。",
		comesBack: "{asset}，盈利时收回",
		bought: "已买入{direction}，行权价将在半秒后产生。",
		settled: {
			won: "{pair} 盈利：{profit} {asset}",
			lost: "{pair} 亏损：{profit} {asset}",
			refunded: "{pair}：恰好持平，投入已退还",
			void: "{pair}：作废，投入已退还"
		},
		settledTogether: "{count} 笔期权已结束：合计 {profit} {asset}",
		problems: {
			stakeMissing: "请输入投入金额。",
			unreadable: "无法识别投入金额。",
			tooSmall: "投入至少为 {least} {asset}。",
			tooLarge: "投入最多为 {most} {asset}。",
			exposureFull: "平台目前最多可为 {most} {asset} 的投入预留奖励。",
			balance: "期权账户余额不足",
			dailyStake: "超出您自设的每日投入限额。",
			dailyLoss: "可能超出您自设的每日亏损限额。",
			paused: "您已暂停期权交易，至 {time}。",
			notOffered: "{pair} 目前不接受新的期权，已有期权照常进行。",
			closedUntil: "休市至 {time}。",
			closed: "目前休市。",
			halted: "{pair} 已暂停交易。",
			stale: "已 {seconds} 秒没有新报价，恢复报价前不能买入期权。",
			noPrice: "正在等待首个报价…",
			offline: "您已离线，无法买入期权。"
		},
		answerLost: "不确定委托是否已送达。请再次查询，绝不会重复买入。",
		askAgain: "再次查询",
		tooLate: "委托到达太晚，没有买入，也没有扣款。",
		termsChanged: {
			title: "条款已变更，没有买入。",
			payout: "{seconds} 秒：收益率 {after}，原为 {before}",
			added: "{seconds} 秒：新增，收益率 {after}",
			removed: "{seconds} 秒：不再提供",
			stakeMin: "最低投入：{after} {asset}，原为 {before} {asset}",
			stakeMax: "最高投入：{after} {asset}，原为 {before} {asset}",
			notOffered: "该交易对不接受新的期权。",
			same: "此处显示的内容没有变化，新条款现已生效。"
		},
		limits: {
			intro: "您自设的每日限额，自 UTC 00:00 起算。收紧立即生效，放宽 24 小时后生效。",
			dailyStake: "每日最多投入",
			dailyLoss: "每日最多亏损",
			none: "不限",
			usedOf: "今日已用：{used} / {most} {asset}",
			used: "今日已用：{used} {asset}",
			atStake: "已将进行中期权的 {amount} {asset} 计为亏损。",
			waiting: "{time} 起：{most}",
			amountOf: "{amount} {asset}",
			effects: {
				same: "没有变化。",
				at_once: "立即生效。",
				later: "24 小时后生效。",
				both: "收紧的立即生效，放宽的 24 小时后生效。"
			},
			save: "保存限额",
			saved: "您的限额已生效。",
			savedLater: "已保存，放宽的部分自 {time} 起生效。",
			pauseTitle: "暂停",
			pauseText: "暂停期间不能买入期权，进行中的期权照常到期。",
			pausedUntil: "已暂停至 {time}。",
			pauses: {
				hour: "1 小时",
				day: "24 小时",
				week: "7 天",
				month: "30 天",
				half_year: "6 个月"
			},
			selfExclusion: "自我限制",
			confirmTitle: "暂停期权 {time}？",
			confirmText: "{until} 之前您不能买入期权。任何人，包括您和客服，都不能缩短或取消。",
			confirm: "暂停",
			keepOpen: "不暂停",
			paused: "期权已暂停至 {time}。"
		},
		rules: {
			strike: "行权价",
			strikeText: "用来比较的价格，是您下单至少半秒之后的第一个报价：买入时您和我们都不知道它是多少。",
			window: "取样窗口",
			windowText: "决定结果的不是某一个价格，而是到期前最后一段报价的平均值：时长为期限的十分之一，最短 2 秒，最长 30 秒。一次跳价决定不了结果。",
			result: "结果",
			resultText: "平均值高于行权价，看涨盈利；低于行权价，看跌盈利；恰好相等，退还投入。盈利时退还投入并支付奖励，亏损则不支付。",
			void: "作废",
			voidText: "窗口内有效报价不足 80%，或 5 秒内没有有效报价可作行权价，该期权作废，投入全额退还。",
			payout: "收益率",
			payoutText: "收益率写在委托所绑定的条款里，接受委托之前就已预留。期权买入后，任何人都不能更改其条款或结果。",
			odds: "期望",
			oddsText: "一次盈利所得少于一次亏损所失。胜负机会均等时，长期平均会损失投入的 {loss}；要保本，胜率须达到 {percent}。",
			hint: "“若在此结束”指价格保持不变直到到期时您的结果。",
			proof: "每个结果都能用决定它的报价在您的浏览器中重新计算。"
		},
		result: {
			title: "{pair} · {direction} · {seconds} 秒",
			stake: "投入",
			paid: "收回",
			reserved: "盈利时收回",
			payout: "收益率",
			bought: "买入时间",
			strike: "行权价",
			strikeTick: "行权报价编号",
			expires: "到期时间",
			expiryTick: "到期报价编号",
			samples: "窗口内样本",
			samplesOf: "{count} / {size}",
			mean: "样本平均值",
			running: "将运行到到期，届时才产生决定结果的样本。",
			waiting: "正在等待行权价：半秒之后的第一个报价。",
			verdicts: {
				above: "样本平均值高于行权价。",
				below: "样本平均值低于行权价。",
				even: "样本平均值恰好等于行权价，投入已退还。",
				too_few: "窗口的 {size} 个报价中只有 {count} 个有效，需要 80%。作废：投入已全额退还。",
				no_strike: "5 秒内没有有效报价可作行权价。作废：投入已全额退还。"
			},
			evidence: "决定结果的依据",
			chart: "{count} 个样本，{low} 至 {high}；行权价 {strike}，平均值 {mean}。",
			showSamples: "{count, plural, other {查看全部 # 个样本}}",
			hideSamples: "收起样本",
			tick: "报价编号",
			price: "价格",
			toStrike: "与行权价之差",
			recompute: "重新计算",
			recomputeHint: "重新获取报价，并在此浏览器中算出结果。",
			again: "再算一次",
			done: "已在此浏览器中用报价记录重新计算。",
			count: "样本数（n）",
			sum: "总和（Σ）",
			even: "n × 行权价",
			comparison: {
				above: "Σ 大于 n × 行权价",
				below: "Σ 小于 n × 行权价",
				equal: "Σ 等于 n × 行权价"
			},
			verdict: "结果",
			equal: "与服务器的结果一致。",
			different: "与服务器的结果不一致。请将该期权的编号告知客服：{number}。",
			checks: {
				strike: "行权报价不早于委托所允许的时间",
				expiry: "到期在行权报价之后 {seconds} 秒",
				window: "所有样本都在 {size} 个报价的窗口内",
				sum: "总和与服务器给出的一致",
				reward: "奖励符合条款",
				paid: "收回的金额符合结果"
			},
			holds: "成立",
			fails: "不成立"
		},
		orders: {
			filters: "按状态查看期权",
			allPairs: "全部交易对",
			emptyOpen: "没有进行中的期权",
			emptyClosing: "没有结算中的期权",
			emptyClosed: "还没有已结束的期权",
			emptyText: "您在“期权”中买入的都会显示在这里。",
			trade: "去交易期权"
		}
	}
};
// packages/messages/src/zh/wallet/index.ts
var wallet = {
	addresses: {
		empty: "还没有地址",
		emptyText: "只能提现到在这里添加的地址。建议您提前添加，以备使用。",
		add: "添加地址",
		delete: "删除 {label}",
		deleteTitle: "删除此地址？",
		deleteText: "{label}（{network}）将从地址簿移除，已在途的提现不受影响。",
		deleteConfirm: "删除",
		deleted: "{label} 已删除",
		copy: "复制地址 {label}",
		usable: "可用",
		usableIn: "{time} 后可用",
		withdrawTo: "提现",
		bookOnly: "新地址等待期",
		bookOnlyOn: "地址加入地址簿满 24 小时后才能使用。即使账户被盗，他人也无法立即转走资产。",
		bookOnlyOff: "新地址添加{wait}后可用。开启后，任何人（包括盗用者）都须等待 24 小时。",
		bookOnlyOffNow: "新地址立即可用。开启后，任何人（包括盗用者）都须等待 24 小时。",
		wait: {
			hours: " {count} 小时",
			minutes: " {count} 分钟",
			seconds: " {count} 秒"
		},
		bookOnlyEnds: "已关闭，规则仍将保持 {time}。",
		bookOnlyTurnOn: "所有地址都须等待 24 小时？",
		bookOnlyTurnOnText: "不足 24 小时的地址将暂停使用，直到满 24 小时。再次关闭也需要 24 小时。",
		bookOnlyTurnOff: "关闭等待时间？",
		bookOnlyTurnOffText: "规则会再保持 24 小时，以防他人匆忙关闭。请用支付密码和双重验证确认。",
		turnOn: "开启",
		turnOff: "关闭",
		bookOnlyIsOn: "已开启：所有地址都须等待 24 小时",
		bookOnlyGoesOff: "将在 24 小时后失效",
		coinAndNetwork: "币种和网络",
		chooseCoinAndNetwork: "选择币种和网络",
		name: "名称",
		nameHint: "只有您能看到",
		namePlaceholder: "我的冷钱包",
		nameMissing: "请填写地址名称",
		nameTooLong: "文字过长：最多 {most} 个字符",
		address: "地址",
		addressMissing: "请输入地址，或选择其二维码图片",
		qrCode: "地址二维码",
		qrText: "同一地址的图片。我们会再次识别并比对，不让任何一个错字混入。",
		qrChoose: "选择图片",
		qrChange: "换一张图片",
		qrMissing: "必须提供二维码图片",
		qrMatches: "图片与地址一致",
		qrDiffers: "图片是另一个地址：{address}",
		qrNoAddress: "该二维码中没有 {network} 地址",
		waitNote: "地址添加{wait}后可用。您的地址只有您自己能看到。",
		waitNoteNow: "地址添加后立即可用。您的地址只有您自己能看到。",
		added: "{label} 已添加",
		scan: "扫描二维码",
		scanText: "二维码在本设备上识别，图片不会离开设备。",
		choosePicture: "选择图片",
		cameraPicture: "摄像头画面",
		cameraTroubles: {
			no_camera: "没有可用的摄像头",
			not_allowed: "未允许使用摄像头"
		},
		cameraTroubleText: "请改为选择二维码图片。",
		noCodeInPicture: "图片中没有找到二维码。",
		pictureUnreadable: "无法读取此图片，请换一张。",
		confirmAdd: "添加 {label}"
	},
	bills: {
		period: "期间",
		periods: {
			this_month: "本月",
			last_month: "上月",
			last_90_days: "90 天",
			this_year: "今年",
			own: "选择日期"
		},
		from: "开始日期",
		until: "结束日期",
		account: "账户",
		opening: "期初余额",
		closing: "期末余额",
		movements: "{count} 笔变动",
		exact: "期初余额加变动等于期末余额，精确到最后一位。",
		nothingMoved: "没有变动",
		empty: "该期间没有记录",
		emptyText: "账户没有余额，也没有变动。",
		download: "下载全部明细",
		downloadAs: "下载 {format}",
		saved: "已保存：{name}",
		periodWrong: "结束日期早于开始日期，或期间超过 366 天。"
	},
	cards: {
		kinds: "银行卡类型",
		domestic: "国内",
		international: "国际",
		empty: "还没有银行卡",
		emptyText: "请添加接收提现款项的银行卡或账户。",
		add: "添加银行卡",
		addInternational: "添加国际卡",
		note: "银行卡信息加密保存，卡号仅显示后四位，对您本人也是如此。",
		delete: "删除银行卡 {label}",
		deleteTitle: "删除此卡？",
		deleteText: "{bank} {account} 将被移除，已在途的提现不受影响。",
		deleteConfirm: "删除",
		deleted: "银行卡已删除",
		added: "银行卡已添加",
		usableIn: "{time} 后可用",
		usable: "可用",
		withdrawTo: "提现",
		optional: "选填",
		allRequired: "带 * 的项目均为必填。",
		currency: "货币",
		chooseCurrency: "选择货币",
		holder: "真实姓名",
		holderHint: "与卡上完全一致",
		account: "卡号",
		accountInternational: "IBAN 或账号",
		place: "省/市",
		placeInternational: "银行所在国家和城市",
		bankName: "银行",
		branch: "支行",
		phone: "手机号",
		phoneHint: "银行预留的号码",
		swiftCode: "SWIFT 代码",
		swiftHint: "8 或 11 位字母和数字",
		abaNumber: "ABA 号码",
		abaHint: "美国的银行：九位数字",
		holderAddress: "持卡人地址",
		groupHolder: "持卡人",
		groupBank: "银行",
		problems: {
			missing: "此项必填",
			too_long: "文字过长：最多 {most} 个字符",
			not_readable: "含有不允许的字符",
			account: "请输入 6 至 34 位数字",
			account_international: "请输入 4 至 34 位字母和数字",
			iban: "该 IBAN 的校验位不正确",
			phone: "请输入数字手机号，可带 + 和国家区号",
			swift: "SWIFT 代码为 8 或 11 位字母和数字，例如 DEUTDEFF",
			aba: "该 ABA 号码无效"
		},
		confirmText: "此卡只用于接收您自己的款项，持卡人应为您本人。",
		save: "保存银行卡"
	},
	deposit: {
		searchCoins: "搜索币种和法币",
		popular: "热门",
		coins: "数字货币",
		currencies: "法币",
		noCoin: "没有名为“{text}”的币种",
		noWays: "目前不支持充值和提现",
		closed: "暂停充值",
		network: "网络",
		way: "方式",
		bankTransfer: "银行转账",
		internationalTransfer: "国际汇款",
		byHand: "人工处理",
		confirmationsShort: "{count} 次确认",
		aboutMinutes: "约 {count} 分钟",
		addressOf: "您的 {network} 地址",
		houseAddress: "平台的 {network} 地址",
		qrOf: "{network} 地址二维码",
		copy: "复制",
		saveImage: "保存图片",
		imageTitle: "充值 {asset} · {network}",
		imageSaved: "图片已保存",
		imageFailed: "此浏览器无法生成图片，请复制地址。",
		minimum: "最小充值额",
		creditedTo: "到账账户",
		creditedAfter: "到账条件",
		confirmations: "{count} 次确认",
		operatorCheck: "人工核对",
		contractEndsIn: "合约地址尾号",
		warning: "仅可通过 {network} 网络向此地址发送 {asset}，其他资产可能丢失。",
		keptRule: "少于 {amount} {asset} 不会丢失：待您在 {network} 上的充值合计达到 {amount} {asset} 后一并到账。",
		handTitle: "人工处理",
		handText: "我们暂未自行读取 {network} 链。付款后请填写下方的“我已付款”，由工作人员核对后入账。",
		bankHandText: "银行转账由工作人员核对。付款后请在下方“我已付款”中提交凭证。",
		handTime: "通常在 24 小时内。",
		handTimePractice: "在本模拟站点，由模拟系统代替工作人员，一分钟内答复。",
		bankTitle: "请转账至此账户",
		bankHolder: "户名",
		bankName: "银行",
		bankAccount: "账号",
		swift: "SWIFT / BIC",
		bankReference: "附言",
		copyOf: "复制：{what}",
		referenceText: "转账时请填写附言，否则无法确认款项属于您。",
		simulatedBank: "模拟：该银行并不存在，请勿转入真实资金。",
		practiceTitle: "无需资金，先试一试",
		practiceText: "模拟链会向您的地址转入一笔资金，过程与真实充值一致。",
		practiceSend: "领取模拟币",
		practiceSent: "已发送，下一个区块产生后会出现在“到账中”。",
		arriving: "到账中",
		nothingArriving: "没有在途充值",
		nothingArrivingText: "付款进入区块后会立即显示在这里。",
		nothingArrivingByHand: "您提交的通知会显示在这里，直到工作人员处理完毕。",
		keptText: "已确认，但低于最小充值额。待您在 {network} 上的充值合计达到 {amount} {asset} 后一并到账。",
		confirmationCount: "确认数",
		confirmedOf: "{count}/{needed} 次确认",
		statuses: {
			claimed: "人工核对中",
			pending: "确认中",
			kept: "待累计",
			credited: "已到账",
			dropped: "已不在链上",
			refused: "已拒绝"
		},
		statusTexts: {
			claimed: "工作人员正在将您的通知与到账款项核对。",
			pending: "达到最后一次确认后余额即增加。",
			kept: "已确认，但低于最小充值额。您在该网络的充值合计达到最小额后到账。",
			credited: "已进入您的账户。",
			dropped: "链上替换了它所在的区块。付款进入新区块后会再次显示。",
			refused: "工作人员没有找到这笔付款。请核对信息；如确已付款，请重新提交。"
		},
		credited: "{amount} {asset} 已到账",
		seenToast: "{amount} {asset} 正在到账",
		find: "查找我的充值",
		findText: "请输入交易哈希，可在您付款的钱包或交易所中查看。",
		hash: "交易哈希",
		hashInvalid: "哈希由 64 个字符（0–9、a–f）组成。",
		findNow: "查找",
		findAgain: "重新查找",
		findings: {
			not_found: "该网络上尚无此交易",
			not_yours: "未付到您的地址",
			waiting: "尚未进入区块",
			other_token: "其他代币",
			failed: "交易失败",
			by_hand: "人工处理",
			pending: "已找到：确认中",
			kept: "已找到：待累计",
			credited: "已找到：已到账",
			dropped: "已找到：已不在链上"
		},
		findingTexts: {
			not_found: "{network} 上没有这笔交易。它可能尚未进入区块，或通过其他网络发送，请向付款方确认。",
			not_yours: "交易存在，但没有向您的地址支付 {asset}。请核对您发送的地址和币种。",
			waiting: "网络已收到，但尚未进入区块。获得第一次确认后会出现在“到账中”。",
			other_token: "它付到了您的地址，但不是 {asset}。我们无法入账，请保留哈希并联系客服。",
			failed: "链上已记录但未生效，资金没有移动，仍在付款方。",
			by_hand: "我们暂未自行读取 {network}，请通过“我已付款”通知工作人员。"
		},
		claimTitle: "我已付款",
		claimText: "将您的付款告知工作人员。通知本身不会入账，他们会先查找这笔付款。",
		payer: "付款来源",
		payerHint: "您付款所用的账户、银行卡或地址",
		proof: "付款凭证",
		proofHint: "截图或凭证照片，最大 10 MB",
		chooseProof: "选择图片",
		otherProof: "更换图片",
		proofChosen: "已选图片",
		uploading: "上传中…",
		sendClaim: "通知工作人员",
		claimSent: "工作人员已收到",
		problems: {
			amountMissing: "请输入付款金额",
			amountZero: "金额必须大于零",
			payerMissing: "请输入付款来源",
			payerLong: "文字过长：最多 {max} 个字符",
			proofMissing: "请添加凭证图片",
			proofTooLarge: "图片超过 10 MB",
			proofNotPicture: "这不是可以读取的图片类型"
		},
		emptyDeposits: "暂无充值",
		emptyDepositsText: "向您地址的付款和给工作人员的通知都会列在这里。",
		emptyWithdrawals: "暂无提现",
		emptyWithdrawalsText: "每笔提现及其各个步骤都会列在这里。",
		detail: "充值",
		notice: "付款通知",
		paid: "已付",
		toldAmount: "您申报的金额",
		creditedAmount: "到账金额",
		block: "区块",
		seenAt: "发现时间",
		toldAt: "提交时间",
		endedAt: "结束时间",
		outStatuses: {
			requested: "可撤回",
			held: "暂缓",
			review: "审核中",
			approved: "已批准",
			signing: "发送中",
			signed: "发送中",
			broadcast: "已发送",
			confirmed: "已完成",
			failed: "失败",
			cancelled: "已取消",
			refused: "已拒绝"
		},
		withdrawal: "提现",
		openExplorer: "在区块浏览器中查看"
	},
	holds: {
		order: "{label} 委托 #{number}",
		withdrawal: "{label} 提现 #{number}",
		contract_order: "{label} 合约委托 #{number}",
		position: "{label} 持仓 #{number} 保证金",
		option: "{label} 期权 #{number}"
	},
	withdraw: {
		ways: "提到哪里",
		wayAddress: "钱包地址",
		wayBank: "银行卡",
		wayInternational: "国际卡",
		records: "充提记录",
		coin: "币种",
		currency: "货币",
		network: "网络",
		chooseCoin: "选择币种",
		chooseNetwork: "选择网络",
		networkFacts: "手续费 {fee} {code} · 最低 {min} {code}",
		networkClosed: "该网络暂停提现",
		byHand: "人工处理",
		byHandText: "{network} 提现由工作人员手动发出，可能需要几个小时。",
		byBankText: "银行转账由工作人员办理，您的银行可能还需要一至三个工作日。",
		simulatedText: "本模拟站点由模拟系统代替工作人员：几秒内回复，不会真的转账。",
		to: "提现地址",
		addressOf: "{network} 地址",
		paste: "粘贴",
		pasteRefused: "浏览器不允许读取剪贴板，请在输入框内长按粘贴。",
		book: "地址簿",
		bookTitle: "您的 {network} 地址",
		bookEmpty: "还没有 {network} 地址",
		bookEmptyText: "可输入、粘贴或扫描地址，提现时即可保存。",
		manageBook: "管理地址簿",
		inBook: "{label}，来自地址簿",
		notInBook: "地址校验通过，但尚未加入地址簿。",
		usableIn: "{label}：{time} 后可用",
		usableAt: "{time} 后可用",
		problems: {
			unknown_network: "这里无法校验该网络的地址，因此不能提现到该地址。",
			wrong_form: "这不是 {network} 地址，请检查是否复制完整。",
			wrong_checksum: "地址校验未通过：至少有一个字符有误，请重新复制。",
			other_network: "这是其他网络的地址，不是 {network} 地址，转到该地址的资产将会丢失。",
			test_network: "这是测试网络的地址，测试网络中的币没有价值。",
			zero_address: "该地址不属于任何人，转到该地址的资产将会丢失。"
		},
		card: "提现到卡",
		chooseCard: "选择银行卡",
		addCard: "添加银行卡",
		noCards: "还没有银行卡",
		noCardsText: "请添加收款的银行卡或账户。",
		cardWaits: "{time} 后可用",
		available: "可用",
		minimum: "最低 {amount} {code}",
		youReceive: "实际到账",
		amountMissing: "请输入数量",
		amountZero: "数量必须大于零",
		amountBelow: "最低提现 {amount} {code}",
		amountAbove: "可用仅 {amount} {code}",
		amountOnlyFee: "手续费 {fee} {code} 将扣尽全部金额",
		addressMissing: "请选择或输入地址",
		addressUnsound: "请先检查地址",
		destinationWaits: "该收款方{time} 后可用",
		cardMissing: "请选择银行卡",
		nothingOffered: "这里暂不提供这种提现方式。",
		limit: "24 小时额度",
		limitFigures: "已用 {used} / {limit} {code}",
		limitLeft: "剩余 {left} {code}",
		limitThis: "本次 {value} {code}",
		limitMore: "完成高级认证后提高到 {limit} {code}",
		levels: {
			none: "未认证",
			basic: "初级认证",
			advanced: "高级认证"
		},
		notVerified: "请先完成身份认证",
		notVerifiedText: "完成初级认证（Lv1）即可提现：只需姓名、证件号码和出生日期，大约两分钟。",
		verify: "立即认证",
		holdTitle: "提现已暂停，剩余 {time}",
		holdTitleOpen: "提现已暂停",
		holdText: "{reason}等待期用于防范盗用，无法缩短。您可以先填写表单。",
		holdTextOpen: "{reason}限制解除后即可提现。",
		holdReasons: {
			password_changed: "登录密码刚刚修改过。",
			phone_changed: "手机号刚刚更换过。",
			email_changed: "邮箱刚刚更换过。",
			factor_changed: "双重验证刚刚修改过。",
			pay_password_changed: "支付密码刚刚修改过。",
			account_frozen: "账户已冻结。",
			under_review: "账户正在审核。"
		},
		reviewAhead: "该金额需经工作人员审核后发出。",
		balanceChanged: "您的余额有变动：目前可用 {amount} {code}，请核对数量。",
		feeChanged: "手续费已从 {before} 变为 {after} {code}，请核对实际到账。",
		submit: "提现",
		addFirst: "保存地址并继续",
		addTitle: "请先保存此地址",
		addText: "只能提现到已保存的地址，请起一个便于辨认的名称。",
		addWaits: "保存{time}后可用。",
		addAtOnce: "在本模拟站点保存后立即可用。",
		added: "{label} 已加入地址簿",
		summary: "发出前请核对",
		leaves: "从账户扣除",
		firstUse: "您从未提现到此地址",
		firstUseText: "请与地址的来源逐字核对。转到错误的地址无法追回。",
		firstUseChecked: "我已核对地址",
		compareFirst: "请确认已核对地址",
		undoNote: "提交后{time}内可以撤回。",
		goOn: "继续",
		send: "提现 {amount} {code}",
		answerLost: "未收到回应。请再次提交，不会重复执行。",
		status: {
			titles: {
				requested: "仍可撤回",
				held: "等待中",
				review: "工作人员审核中",
				approved: "即将发出",
				signing: "签名中",
				signed: "已签名",
				broadcast: "已发出",
				confirmed: "已完成",
				failed: "失败，款项已退回",
				cancelled: "已取消，款项已退回",
				refused: "被拒绝，款项已退回"
			},
			steps: {
				requested: "已申请",
				held: "暂缓",
				review: "人工审核",
				approved: "已批准",
				signing: "已交由签名程序",
				signed: "已签名",
				broadcast: "已发送到网络",
				sent: "工作人员已转出",
				confirmed: "网络已确认",
				arrived: "已付款",
				failed: "失败并退回",
				cancelled: "取消并退回",
				refused: "拒绝并退回"
			},
			reasons: {
				undo_time: "在此时间结束前可以撤回。",
				security_hold: "账户的提现已暂停。",
				amount_above_limit: "该金额需要人工审核。",
				user_cancelled: "您已取消。",
				destination_suspicious: "收款方存在风险，请联系我们。",
				identity_doubtful: "您的身份信息需要核实，请联系我们。",
				funds_origin_unclear: "资金来源需要核实，请联系我们。",
				order_of_authority: "应主管机关要求。",
				chain_failed: "网络未执行该笔交易。",
				bank_returned: "银行已退回，请核对银行卡信息。"
			},
			left: "还剩 {time}",
			untilLifted: "直至限制解除"
		},
		timeline: "进度",
		undo: "撤回",
		undoIn: "撤回（{seconds} 秒）",
		cancel: "取消此笔提现",
		cancelTitle: "取消此笔提现？",
		cancelText: "{amount} {code} 立即回到可用余额，不收手续费。",
		keep: "保留",
		cancelled: "已取消，款项已退回。",
		tooLate: "无法取消：提现已发送到网络。",
		transaction: "交易哈希",
		copyTransaction: "复制交易哈希",
		explorer: "在链上查看",
		number: "编号",
		destination: "收款方",
		deletedDestination: "已删除",
		again: "再次提现",
		tryAgain: "重新尝试",
		notFound: "未找到此笔提现",
		notFoundText: "它可能属于其他账户。您的提现都在记录中。",
		toRecords: "查看记录"
	}
};
// packages/messages/src/server.ts
var texts = {
	vn: serverTexts$1,
	zh: {
		...zh,
		...trading,
		...wallet,
		...account$1,
		errors: {
			...errors,
			...refusals
		},
		mails,
		mailFrame,
		mailNotices,
		parameter,
		refusedFor,
		statement
	},
	en: serverTexts$2
};
var translators = /* @__PURE__ */ new Map();
function translatorOf(language) {
	let translate = translators.get(language);
	if (translate === void 0) {
		const written = texts[language];
		translate = createTranslator({
			locale: languageOf(written === void 0 ? "en" : language).htmlLang,
			messages: written ?? serverTexts$2,
			timeZone: "UTC",
			onError: (error) => {
				throw error;
			}
		});
		translators.set(language, translate);
	}
	return translate;
}
/** Any text by its full key: `messageOf('words.endReasons.filled', 'vn')`. Throws on a key or an argument that is missing. */
function messageOf(key, language, values) {
	return translatorOf(language)(key, values);
}
// packages/gateway/src/statements/csv.ts
var byteOrderMark = "﻿";
/** What spreadsheets take for the beginning of a formula, in its full-width forms too, also behind blanks. */
var formula = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;
var decimalShape = /^-?\d+(\.\d+)?$/;
/** Rows as RFC 4180 has them, with a byte order mark, without which spreadsheets read another encoding than UTF-8. */
function csvOf(rows) {
	const lines = rows.map((row) => `${row.map(cellText).join(",")}\r\n`);
	return new TextEncoder().encode(byteOrderMark + lines.join(""));
}
/**
* A text that a spreadsheet would run as a formula gets a quote before it, by which it is shown as text. Numbers below
* zero begin with a minus too, but come as decimals, and stay numbers.
*/
function cellText(cell) {
	if (typeof cell !== "string" && decimalShape.test(cell.decimal)) return cell.decimal;
	const given = typeof cell === "string" ? cell : cell.decimal;
	const text = formula.test(given) ? `'${given}` : given;
	return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;
}
// packages/gateway/src/statements/fees.ts
var feeKinds = /* @__PURE__ */ new Set([
	"convert_fee",
	"trade_fee",
	"contract_fee",
	"overnight_fee",
	"liquidation_fee",
	"withdrawal_fee"
]);
/** What a line cost, where it is a fee. */
function feeOf({ kind, available, frozen }) {
	return feeKinds.has(kind) ? atoms(-(available + frozen)) : void 0;
}
// packages/gateway/src/statements/statement-csv.ts
var columns = [
	"time",
	"account",
	"asset",
	"movement",
	"kind",
	"availableChange",
	"frozenChange",
	"fee",
	"availableAfter",
	"frozenAfter",
	"totalAfter",
	"reference",
	"record"
];
/** One row per movement, with what the wallet held after it, between a row of the opening and one of the closing balance. */
function statementCsv(facts) {
	const say = (key) => messageOf(`statement.${key}`, facts.language);
	const rows = facts.statement.sections.flatMap((section) => rowsOf(facts, section));
	return csvOf([columns.map((column) => say(`columns.${column}`)), ...rows.map((row) => columns.map((column) => row[column] ?? ""))]);
}
function rowsOf({ statement, language, assetOf }, section) {
	const { code, scale } = assetOf(section.assetId);
	const decimal = (amount) => ({ decimal: atomsToText(amount, scale) });
	const names = new Map(section.movements.map(({ kind }) => [kind, messageOf(`words.entryKinds.${kind}`, language)]));
	const wallet = {
		account: messageOf(`words.accountTypes.${section.walletType}`, language),
		asset: code
	};
	return [
		{
			...balanceRow("opening", section.opening),
			time: timeOf(statement.fromMs)
		},
		...section.lines.map(lineRow),
		{
			...balanceRow("closing", section.closing),
			time: timeOf(statement.toMs)
		}
	];
	function balanceRow(name, held) {
		return {
			...wallet,
			movement: messageOf(`statement.${name}`, language),
			kind: name,
			...after(held)
		};
	}
	function lineRow(line) {
		const fee = feeOf(line);
		return {
			...wallet,
			time: timeOf(line.atMs),
			movement: names.get(line.kind) ?? line.kind,
			kind: line.kind,
			availableChange: decimal(line.available),
			frozenChange: decimal(line.frozen),
			...fee !== void 0 && { fee: decimal(fee) },
			...after({
				available: line.availableAfter,
				frozen: line.frozenAfter
			}),
			...line.reference !== 0 && { reference: { decimal: String(line.reference) } },
			record: { decimal: String(line.sequence) }
		};
	}
	function after({ available, frozen }) {
		return {
			availableAfter: decimal(available),
			frozenAfter: decimal(frozen),
			totalAfter: decimal(plus(available, frozen))
		};
	}
}
function timeOf(ms) {
	return new Date(ms).toISOString();
}
// packages/gateway/src/statements/numbers.ts
/** How many decimals the finest of some amounts has. */
function decimalsOf(amounts, scale) {
	return Math.max(0, ...amounts.map((amount) => (textFromUnits(amount, scale).split(".")[1] ?? "").length));
}
/** "1,234.50" with exactly so many decimals, which have to be as many as the amount has; nothing at all is "0". */
function grouped(amount, scale, decimals) {
	if (amount === 0n) return "0";
	const [whole = "", fraction = ""] = textFromUnits(amount < 0n ? -amount : amount, scale).split(".");
	const digits = whole.replace(/\B(?=(\d{3})+$)/g, ",");
	return `${amount < 0n ? "−" : ""}${digits}${decimals === 0 ? "" : `.${fraction.padEnd(decimals, "0")}`}`;
}
/** A change: with its sign. */
function signed(amount, scale, decimals) {
	return `${amount > 0n ? "+" : ""}${grouped(amount, scale, decimals)}`;
}
// packages/gateway/src/statements/paper-table.ts
var size = 8;
var sizeMin = 4.5;
var rowHeight = 16;
/** Places columns side by side over a width, by their shares of it. */
function columnsOf(paper, columns) {
	const whole = columns.reduce((sum, { share }) => sum + share, 0);
	let at = paper.left;
	return columns.map(({ title, share, kind }) => {
		const width = (paper.right - paper.left) * share / whole;
		const x = kind === "text" ? at : at + width;
		at += width;
		return {
			title,
			x,
			width: width - 6,
			kind
		};
	});
}
/** Rows between hairlines, the titles on each page. */
function writeTable(paper, columns, rows) {
	const amountSize = Math.max(sizeMin, Math.min(size, ...rows.flatMap((row) => row.cells.map(roomFor))));
	paper.needs(48);
	writeTitles(paper, columns);
	for (const row of rows) {
		if (paper.needs(rowHeight)) writeTitles(paper, columns);
		writeRow(row);
	}
	function roomFor(text, index) {
		const column = columns[index];
		if (column?.kind !== "amount") return size;
		return size * column.width / Math.max(1, paper.widthOf(text, {
			size,
			weight: "strong"
		}));
	}
	function writeRow({ cells, isStrong = false }) {
		paper.y += 3;
		columns.forEach((column, index) => {
			const text = cells[index] ?? "";
			const style = { weight: isStrong ? "strong" : "regular" };
			if (column.kind === "amount") paper.writeTo(text, column.x, {
				...style,
				size: amountSize,
				besideSize: size
			});
			else if (column.kind === "figure") paper.writeTo(text, column.x, {
				...style,
				size
			});
			else paper.write(text, column.x, fitted(paper, text, column.width, {
				...style,
				size
			}));
		});
		paper.y += 13;
		paper.hairline(isStrong);
	}
}
function writeTitles(paper, columns) {
	for (const { title, x, width, kind } of columns) {
		const style = fitted(paper, title, width, {
			size: 7,
			ink: "soft"
		});
		if (kind === "text") paper.write(title, x, style);
		else paper.writeTo(title, x, style);
	}
	paper.y += 13;
	paper.hairline(true);
}
/** A style in which the text has room. */
function fitted(paper, text, width, style) {
	const needed = paper.widthOf(text, style);
	return needed <= width ? style : {
		...style,
		size: style.size * width / needed,
		besideSize: style.size
	};
}
// packages/gateway/src/statements/woff.ts
var woffSignature = 2001684038;
var woffHeader = 44;
var woffEntry = 20;
var sfntHeader = 12;
var sfntEntry = 16;
/**
* A WOFF 1.0 font with its tables unpacked, as the TrueType font it was made from. The library that takes letters out of
* fonts would unpack a table anew for each letter, which takes seconds in a font of a thousand kilobytes.
*/
function unpackedFont(woff) {
	assert(woff.readUInt32BE(0) === woffSignature, "the font is a WOFF file");
	const tables = tablesOf(woff);
	const header = sfntHeader + tables.length * sfntEntry;
	const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), header);
	const font = Buffer.alloc(size);
	writeHeader(font, woff.readUInt32BE(4), tables.length);
	let at = header;
	tables.forEach(({ tag, checksum, bytes }, index) => {
		const entry = sfntHeader + index * sfntEntry;
		font.writeUInt32BE(tag, entry);
		font.writeUInt32BE(checksum, entry + 4);
		font.writeUInt32BE(at, entry + 8);
		font.writeUInt32BE(bytes.length, entry + 12);
		font.set(bytes, at);
		at += padded(bytes.length);
	});
	return font;
}
/** In the order of the directory, which is that of the tags in both kinds of files. */
function tablesOf(woff) {
	return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
		const entry = woffHeader + index * woffEntry;
		const offset = woff.readUInt32BE(entry + 4);
		const packedLength = woff.readUInt32BE(entry + 8);
		const length = woff.readUInt32BE(entry + 12);
		const stored = woff.subarray(offset, offset + packedLength);
		const bytes = packedLength < length ? inflateSync(stored) : stored;
		assert(bytes.length === length, "a table of a font is as long as the font says");
		return {
			tag: woff.readUInt32BE(entry),
			checksum: woff.readUInt32BE(entry + 16),
			bytes
		};
	});
}
function writeHeader(font, flavor, tableCount) {
	const exponent = Math.floor(Math.log2(tableCount));
	const searchRange = 2 ** exponent * sfntEntry;
	font.writeUInt32BE(flavor, 0);
	font.writeUInt16BE(tableCount, 4);
	font.writeUInt16BE(searchRange, 6);
	font.writeUInt16BE(exponent, 8);
	font.writeUInt16BE(tableCount * sfntEntry - searchRange, 10);
}
/** Tables begin at multiples of four. */
function padded(length) {
	return Math.ceil(length / 4) * 4;
}
// packages/gateway/src/statements/fonts.ts
var { resolve } = createRequire(import.meta.url);
var weights = {
	regular: 400,
	strong: 600
};
function fontName(script, weight) {
	return `${script} ${weight}`;
}
var unpacked = /* @__PURE__ */ new Map();
/** Read and unpacked when it is first written with. WOFF, not WOFF2: pdfkit cannot take single letters out of the latter. */
function fontOf(script, weight) {
	const name = `noto-sans-sc-${script}-${weights[weight]}-normal.woff`;
	const font = unpacked.get(name) ?? unpackedFont(readFileSync(resolve(`@fontsource/noto-sans-sc/files/${name}`)));
	unpacked.set(name, font);
	return font;
}
var vietnameseLetters = /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9\u20AB]/u;
var latinLetters = /[ -ÿ\u2000-\u206F\u2212]/u;
function scriptOf(letter) {
	if (latinLetters.test(letter)) return "latin";
	return vietnameseLetters.test(letter) ? "vietnamese" : "chinese-simplified";
}
/** A text cut where its letters come from another part of the font. */
function runsOf(text) {
	const runs = [];
	for (const letter of text.normalize("NFC")) {
		const script = scriptOf(letter);
		const last = runs.at(-1);
		if (last?.script === script) last.text += letter;
		else runs.push({
			script,
			text: letter
		});
	}
	return runs;
}
// packages/gateway/src/statements/paper.ts
var inks = {
	strong: "#14181c",
	soft: "#545d67",
	line: "#e7e7e2",
	lineStrong: "#d3d4ce"
};
var footerHeight = 40;
/** Of the font: how far below its top a line of size 1 stands. */
var ascent = 1.16;
/** Pages of A4 that fill from top to bottom. Lengths are points. */
var Paper = class {
	#document;
	#bytes;
	left = 48;
	right;
	#bottom;
	#fonts = /* @__PURE__ */ new Set();
	/** Where the next thing goes. */
	y = 48;
	constructor(about) {
		this.#document = new PDFDocument({
			size: "A4",
			margin: 0,
			bufferPages: true,
			lang: about.htmlLang,
			pdfVersion: "1.7",
			displayTitle: true,
			info: {
				Title: about.title,
				Author: about.site,
				CreationDate: new Date(about.atMs)
			}
		});
		this.right = this.#document.page.width - 48;
		this.#bottom = this.#document.page.height - 48 - footerHeight;
		this.#bytes = collected(this.#document);
	}
	/** Begins a new page when less than this is left of the present one; tells whether it did. */
	needs(height) {
		if (this.y + height <= this.#bottom) return false;
		this.#document.addPage();
		this.y = 48;
		return true;
	}
	widthOf(text, { size, weight = "regular" }) {
		return runsOf(text).reduce((width, run) => {
			this.#font(run.script, weight).fontSize(size);
			return width + this.#document.widthOfString(run.text);
		}, 0);
	}
	/** Writes one line from `x` on, at the height that was reached. */
	write(text, x, style) {
		this.#document.fillColor(inks[style.ink ?? "strong"]);
		const top = this.y + ((style.besideSize ?? style.size) - style.size) * ascent;
		let at = x;
		for (const run of runsOf(text)) {
			this.#font(run.script, style.weight ?? "regular").fontSize(style.size);
			this.#document.text(run.text, at, top, { lineBreak: false });
			at += this.#document.widthOfString(run.text);
		}
	}
	/** Writes one line that ends at `x`. */
	writeTo(text, x, style) {
		this.write(text, x - this.widthOf(text, style), style);
	}
	/** Fonts join the document when they are first written with. */
	#font(script, weight) {
		const name = fontName(script, weight);
		if (!this.#fonts.has(name)) this.#document.registerFont(name, fontOf(script, weight));
		this.#fonts.add(name);
		return this.#document.font(name);
	}
	hairline(isStrong = false) {
		this.#document.strokeColor(isStrong ? inks.lineStrong : inks.line).lineWidth(.5).moveTo(this.left, this.y).lineTo(this.right, this.y).stroke();
	}
	/** Ends the document with a line at the foot of each page. */
	finished(footerOf) {
		const { count } = this.#document.bufferedPageRange();
		for (let page = 0; page < count; page++) {
			this.#document.switchToPage(page);
			const { left, right } = footerOf(page + 1, count);
			this.y = this.#document.page.height - 48 - 14;
			this.hairline();
			this.y += 6;
			this.write(left, this.left, {
				size: 7.5,
				ink: "soft"
			});
			this.writeTo(right, this.right, {
				size: 7.5,
				ink: "soft"
			});
		}
		this.#document.end();
		return this.#bytes;
	}
};
async function collected(document) {
	const chunks = [];
	for await (const chunk of document) chunks.push(chunk);
	return Uint8Array.from(Buffer.concat(chunks));
}
/** A statement to read and to print: of each wallet the opening, what moved by kind, the closing, and its lines. */
function statementPdf(facts) {
	const { statement, language, site, uid } = facts;
	const say = (key, values) => messageOf(key, language, values);
	const title = say("statement.title");
	const paper = new Paper({
		title,
		site,
		htmlLang: languageOf(language).htmlLang,
		atMs: statement.atMs
	});
	writeHead(paper, facts, say);
	const lineCount = statement.sections.reduce((sum, { lines }) => sum + lines.length, 0);
	if (statement.sections.length === 0) writeNote(paper, say("statement.nothing"));
	for (const section of statement.sections) {
		writeSummary(paper, facts, section, say);
		if (lineCount <= 500 && section.lines.length > 0) writeLines(paper, facts, section, say);
	}
	if (lineCount > 500) writeNote(paper, say("statement.inCsv", { count: grouped(BigInt(lineCount), 0, 0) }));
	return paper.finished((page, pages) => ({
		left: `${site} – ${title} – ${say("statement.uid")} ${maskedUid(uid)}`,
		right: say("statement.page", {
			page,
			pages
		})
	}));
}
function writeHead(paper, { statement, site, uid, mode }, say) {
	paper.write(site, paper.left, {
		size: 15,
		weight: "strong"
	});
	paper.writeTo(say("statement.title"), paper.right, { size: 15 });
	paper.y += 30;
	paper.hairline(true);
	paper.y += 12;
	const { fromMs, toMs, sequence, atMs } = statement;
	writeFact(paper, say("statement.uid"), maskedUid(uid));
	writeFact(paper, say("statement.period"), `${timeText(fromMs)} – ${timeText(toMs)} UTC`);
	const record = say("statement.record", { sequence: String(sequence) });
	writeFact(paper, say("statement.asOf"), `${timeText(atMs)} UTC, ${record}`);
	paper.y += 4;
	if (mode === "practice") writeNote(paper, say("statement.practice"));
	writeNote(paper, say("statement.addsUp"));
}
function writeFact(paper, name, value) {
	paper.write(name, paper.left, {
		size: 8.5,
		ink: "soft"
	});
	paper.write(value, paper.left + 96, { size: 8.5 });
	paper.y += 15;
}
function writeNote(paper, text) {
	paper.needs(20);
	paper.write(text, paper.left, {
		size: 8.5,
		ink: "soft"
	});
	paper.y += 15;
}
function writeSummary(paper, { assetOf, language }, section, say) {
	const { code, scale } = assetOf(section.assetId);
	const { opening, closing, movements } = section;
	const decimals = decimalsOf([
		opening,
		closing,
		...movements
	].flatMap(amountsOf), scale);
	const held = (holding) => amountsOf(holding).map((amount) => grouped(amount, scale, decimals));
	const moved = (holding) => amountsOf(holding).map((amount) => signed(amount, scale, decimals));
	const rows = [
		{
			cells: [
				say("statement.opening"),
				"",
				...held(opening)
			],
			isStrong: true
		},
		...movements.map((movement) => ({ cells: [
			say(`words.entryKinds.${movement.kind}`),
			grouped(BigInt(movement.count), 0, 0),
			...moved(movement)
		] })),
		{
			cells: [
				say("statement.closing"),
				"",
				...held(closing)
			],
			isStrong: true
		}
	];
	paper.needs(130);
	paper.y += 18;
	const account = messageOf(`words.accountNames.${section.walletType}`, language);
	const heading = {
		size: 11,
		weight: "strong"
	};
	paper.write(account, paper.left, heading);
	paper.write(code, paper.left + paper.widthOf(account, heading) + 8, {
		size: 11,
		ink: "soft"
	});
	paper.y += 24;
	writeTable(paper, columnsOf(paper, [
		{
			title: say("statement.columns.movement"),
			share: 38,
			kind: "text"
		},
		{
			title: say("statement.columns.count"),
			share: 11,
			kind: "figure"
		},
		{
			title: say("statement.columns.available"),
			share: 22,
			kind: "amount"
		},
		{
			title: say("statement.columns.frozen"),
			share: 22,
			kind: "amount"
		},
		{
			title: say("statement.columns.total"),
			share: 22,
			kind: "amount"
		}
	]), rows);
}
function writeLines(paper, { assetOf }, { assetId, lines }, say) {
	const { scale } = assetOf(assetId);
	const after = lines.map(({ availableAfter, frozenAfter }) => plus(availableAfter, frozenAfter));
	const decimals = decimalsOf([...lines.flatMap(({ available, frozen }) => [available, frozen]), ...after], scale);
	paper.y += 12;
	writeTable(paper, columnsOf(paper, [
		{
			title: say("statement.columns.time"),
			share: 20,
			kind: "text"
		},
		{
			title: say("statement.columns.movement"),
			share: 31,
			kind: "text"
		},
		{
			title: say("statement.columns.available"),
			share: 18,
			kind: "amount"
		},
		{
			title: say("statement.columns.frozen"),
			share: 18,
			kind: "amount"
		},
		{
			title: say("statement.columns.totalAfter"),
			share: 18,
			kind: "amount"
		},
		{
			title: say("statement.columns.record"),
			share: 13,
			kind: "figure"
		}
	]), lines.map((line, index) => ({ cells: [
		timeText(line.atMs),
		say(`words.entryKinds.${line.kind}`),
		signed(line.available, scale, decimals),
		signed(line.frozen, scale, decimals),
		grouped(after[index] ?? 0n, scale, decimals),
		String(line.sequence)
	] })));
}
function amountsOf({ available, frozen }) {
	return [
		available,
		frozen,
		plus(available, frozen)
	];
}
/** 2026-07-31 23:59:59, in UTC. */
function timeText(ms) {
	return new Date(ms).toISOString().slice(0, 19).replace("T", " ");
}
/** Enough for the owner to know it by: the first two figures and the last two. */
function maskedUid(uid) {
	const figures = String(uid);
	return `${figures.slice(0, 2)}${"*".repeat(Math.max(0, figures.length - 4))}${figures.slice(-2)}`;
}
// packages/gateway/src/statements/statement-file.ts
/** A statement as a file to keep. */
async function statementFile(format, facts) {
	const { fromMs, toMs } = facts.statement;
	const fileName = `statement-${dayOf(fromMs)}-${dayOf(toMs - 1)}.${format}`;
	if (format === "csv") return {
		fileName,
		mediaType: "text/csv; charset=utf-8",
		content: statementCsv(facts)
	};
	return {
		fileName,
		mediaType: "application/pdf",
		content: await statementPdf(facts)
	};
}
/** 20260731. */
function dayOf(ms) {
	return new Date(ms).toISOString().slice(0, 10).replaceAll("-", "");
}
// packages/gateway/src/statements/run-statement-worker.ts
/** The whole of the worker entry. */
function runStatementWorker() {
	const port = present(parentPort, "statements are written in a thread of their own");
	const tell = (answer) => port.postMessage(answer);
	let last = Promise.resolve();
	port.on("message", ({ id, format, facts }) => {
		last = last.then(() => statementFile(format, factsOf(facts))).then((file) => tell({
			id,
			file
		}), (failed) => tell({
			id,
			failed
		}));
	});
}
// apps/server/src/statement-worker.ts
/** Entry of the thread that writes statements into files. */
runStatementWorker();
export {};

//# sourceMappingURL=statement-worker.js.map