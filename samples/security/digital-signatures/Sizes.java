import java.security.*;

public class Sizes {
    static void measure(String key, int bits, String how)
            throws Exception {
        var generator = KeyPairGenerator.getInstance(key);
        if (bits > 0) generator.initialize(bits);
        var pair = generator.generateKeyPair();
        var signer = Signature.getInstance(how);
        signer.initSign(pair.getPrivate());
        signer.update("pay 100 to bob".getBytes());
        System.out.printf("%-9s public key %4d, signature %4d bytes%n",
            key, pair.getPublic().getEncoded().length, signer.sign().length);
    }

    // #region sizes
    static void main() throws Exception {
        measure("Ed25519", 0, "Ed25519");
        measure("EC", 256, "SHA256withECDSAinP1363Format");
        measure("RSA", 2048, "SHA256withRSA");
        measure("ML-DSA-44", 0, "ML-DSA");
        measure("ML-DSA-65", 0, "ML-DSA");
    }
    // #endregion sizes
}
