import { createHash, createHmac } from "node:crypto";
// packages/kernel/src/hash.ts
/** SHA-256 over the parts, one after the other, without separators: callers frame what they hash. */
function sha256(...parts) {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part);
	return hash.digest();
}
function hex(bytes) {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex");
}
/** HMAC-SHA256 (RFC 2104): 32 bytes for a message, of which nobody without the key can make or guess one. */
function hmacSha256(key, message) {
	return createHmac("sha256", key).update(message).digest();
}
export { hmacSha256 as n, sha256 as r, hex as t };

//# sourceMappingURL=chunk-hash-CPk15ec7.js.map