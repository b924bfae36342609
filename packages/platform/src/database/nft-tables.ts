/** Public media of works, which the journal names by hash. */
export interface NftMediaRow {
  /** SHA-256 of the bytes in hex; the name of the file. */
  hash: string;
  kind: string;
  media_type: string;
  size: number;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  thumbnail: string | null;
  poster: string | null;
  created_at_ms: number;
}

export interface NftTables {
  nft_media: NftMediaRow;
}
