-- The newest consent of a purpose is asked for by every saved check-in; without this, all consents of a person are sorted.
CREATE INDEX "consents_latest" ON "consents" USING btree ("user_id","purpose","id");
