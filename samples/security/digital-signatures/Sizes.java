import java.security.*;

public class Sizes {
    static void sign(String algorithm) throws Exception {
        var generator = KeyPairGenerator.getInstance(algorithm);
        var signer = Signature.getInstance(algorithm);
        signer.initSign(generator.generateKeyPair().getPrivate());
        signer.update("pay 100 to bob".getBytes());
        System.out.println(algorithm + " " + signer.sign().length);
    }

    // #region sizes
    static void main() throws Exception {
        sign("Ed25519");
        // A higher number is stronger.
        sign("ML-DSA-44");
        sign("ML-DSA-65");
        sign("ML-DSA-87");
    }
    // #endregion sizes
}
