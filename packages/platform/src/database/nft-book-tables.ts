/** Tables of the NFT market: words and marks only, ownership is the exchange's. */
export interface NftBookTables {
  nft_artists: {
    account_id: number;
    /** JSON, by language. */
    biographies: string;
    portrait: string | null;
    /** Their name, as it is searched. */
    folded: string;
    created_at_ms: number;
  };
  nft_collections: {
    id: number;
    account_id: number;
    /** JSON, by language. */
    names: string;
    texts: string;
    folded: string;
    created_at_ms: number;
  };
  /** Descriptions of works and series, under the SHA-256 of the document, in hex. Rows are never changed. */
  nft_descriptions: {
    hash: string;
    document: string;
    collection_id: number | null;
    creator_uid: number;
    folded: string;
    created_at_ms: number;
  };
  nft_likes: { user_id: number; subject: string; at_ms: number };
  nft_order_reads: { user_id: number; order_id: number };
}
