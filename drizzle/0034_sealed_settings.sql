CREATE TABLE "sealed_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sealed_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" "bytea" NOT NULL,
	CONSTRAINT "sealed_settings_key_unique" UNIQUE("key")
);
